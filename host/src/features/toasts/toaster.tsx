import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useToaster } from 'react-hot-toast/headless';
import { LIVE_REGION_ATTRIBUTE } from 'shared-kit/contract';
import { TOAST_TEXT } from './texts.ts';
import { ToastCard } from './toast-card.tsx';
import styles from './toaster.module.css';

const HOTKEY = 'F8';

/** The region in which toasts appear; F8 takes the keyboard there. */
export function Toaster() {
  const region = useRef<HTMLElement>(null);
  const { toasts, handlers } = useToaster();
  // Beside the page and not inside it: a dialog makes the page inert, and notifications must still be heard.
  const [home, setHome] = useState<Element>();
  useEffect(() => setHome(document.body), []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === HOTKEY) region.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const shown = toasts.filter(({ visible }) => visible);
  if (!home) return null;
  return createPortal(
    <section
      ref={region}
      className={styles.region}
      aria-label={TOAST_TEXT.region(HOTKEY)}
      tabIndex={-1}
      {...{ [LIVE_REGION_ATTRIBUTE]: '' }}
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {shown.map((toast) => (
        <ToastCard key={toast.id} shown={toast} />
      ))}
    </section>,
    home,
  );
}
