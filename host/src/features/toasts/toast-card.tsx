import { type PointerEvent, useRef } from 'react';
import { resolveValue, type Toast, toast } from 'react-hot-toast/headless';
import { useIntl } from 'shared-kit/intl';
import { Icon } from 'shared-kit/ui';
import { TOAST_TEXT } from './texts.ts';
import styles from './toaster.module.css';

/** Minimum distance of a swipe that dismisses the toast. */
const SWIPE_THRESHOLD_PX = 50;

/** A toast, dismissed by its button or a swipe to the end of the line: to the right, or to the left in Arabic. */
export function ToastCard({ shown }: { readonly shown: Toast }) {
  const { formatMessage } = useIntl();
  const start = useRef<number>(undefined);
  const dismiss = () => toast.dismiss(shown.id);
  const forward = () => (document.documentElement.dir === 'rtl' ? -1 : 1);

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if ((event.target as Element).closest('button')) return;
    start.current = event.clientX;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (start.current === undefined) return;
    const distance = (event.clientX - start.current) * forward();
    event.currentTarget.style.translate = `${Math.max(0, distance) * forward()}px 0`;
  };
  const onPointerEnd = (event: PointerEvent<HTMLDivElement>) => {
    if (start.current === undefined) return;
    const distance = (event.clientX - start.current) * forward();
    start.current = undefined;
    event.currentTarget.style.translate = '';
    if (distance >= SWIPE_THRESHOLD_PX && event.type === 'pointerup') dismiss();
  };

  return (
    <div
      {...shown.ariaProps}
      className={shown.type === 'error' ? `${styles.toast} ${styles.error}` : styles.toast}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
    >
      <div className={styles.text}>{resolveValue(shown.message, shown)}</div>
      {shown.icon && <div>{shown.icon}</div>}
      <button type="button" className={styles.close} aria-label={formatMessage(TOAST_TEXT.dismiss)} onClick={dismiss}>
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
