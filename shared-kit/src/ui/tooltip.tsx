import { cloneElement, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import styles from './tooltip.module.css';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** When the last tooltip closed: the next one opens without delay shortly after. */
let lastClosedAt = Number.NEGATIVE_INFINITY;

/** A tooltip on hover and focus. Escape closes it, and the pointer may move onto it. */
export function Tooltip({
  text,
  children,
}: {
  readonly text: string;
  readonly children: ReactElement<{ 'aria-describedby'?: string }>;
}) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const open = () => {
    clearTimeout(timer.current);
    const wait = performance.now() - lastClosedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS;
    timer.current = setTimeout(() => setIsOpen(true), wait);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (isOpen) lastClosedAt = performance.now();
    setIsOpen(false);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setIsOpen(false);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);

  return (
    // The handlers only observe events that bubble up from the control inside.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <span
      className={styles.anchor}
      onPointerEnter={open}
      onPointerLeave={close}
      onFocus={open}
      onBlur={close}
      onPointerDown={close}
    >
      {cloneElement(children, isOpen ? { 'aria-describedby': id } : {})}
      {isOpen && (
        <span role="tooltip" id={id} className={styles.tip}>
          {text}
        </span>
      )}
    </span>
  );
}
