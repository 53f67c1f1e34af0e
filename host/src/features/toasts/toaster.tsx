import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useToaster } from 'react-hot-toast/headless';
import { LIVE_REGION_ATTRIBUTE } from 'shared-kit/contract';
import { useIntl } from 'shared-kit/intl';
import { TOAST_TEXT } from './texts.ts';
import { ToastCard } from './toast-card.tsx';
import styles from './toaster.module.css';
import { useResolvedErrors } from './use-resolved-errors.ts';
import { useToastHold } from './use-toast-hold.ts';
import { useToastSpace } from './use-toast-space.ts';

const HOTKEY = 'F8';

/** The live region of toasts; F8 moves the focus to it. */
export function Toaster() {
  const { formatMessage } = useIntl();
  const region = useRef<HTMLElement>(null);
  const { toasts, handlers } = useToaster();
  // A sibling of the page: a dialog makes the page inert, and toasts must still be announced.
  const [container, setContainer] = useState<Element>();
  useEffect(() => setContainer(document.body), []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === HOTKEY) region.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const shown = toasts.filter(({ visible }) => visible);
  useResolvedErrors(shown.filter(({ type }) => type === 'error').map(({ id }) => id));
  const ids = shown.map(({ id }) => id).join();
  useToastSpace(region, ids);
  const listeners = useToastHold(region, { ids, isUndoable: shown.some(({ icon }) => icon), handlers });
  if (!container) return null;
  return createPortal(
    <section
      ref={region}
      className={styles.region}
      aria-label={formatMessage(TOAST_TEXT.region, { hotkey: HOTKEY })}
      tabIndex={-1}
      {...{ [LIVE_REGION_ATTRIBUTE]: '' }}
      {...listeners}
    >
      {shown.map((toast) => (
        <ToastCard key={toast.id} shown={toast} />
      ))}
    </section>,
    container,
  );
}
