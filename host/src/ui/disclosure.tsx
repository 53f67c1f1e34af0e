import { type ReactNode, useEffect, useRef } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  /** Accessible name of the button; includes the text that it shows. */
  readonly label: string;
  /** Content of the button. */
  readonly button: ReactNode;
  readonly className?: string | undefined;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/**
 * A button that opens a panel of links and buttons; works without JavaScript. The panel closes when one of them is
 * pressed, when the pointer or the focus leaves it, and by Escape.
 */
export function Disclosure({ label, button, className, onToggle, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      const { current } = details;
      if (current?.open && !current.contains(target as Node)) current.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, []);

  return (
    <details
      ref={details}
      className={[styles.disclosure, className].filter(Boolean).join(' ')}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
      onClick={({ target }) => (target as Element).closest('a, button') && close()}
      onClickCapture={({ target }) => {
        // Focuses the button before the action, since a dialog that the action opens returns the focus to the element
        // that had it.
        if ((target as Element).closest('button')) details.current?.querySelector('summary')?.focus();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        event.stopPropagation();
        close();
        details.current.querySelector('summary')?.focus();
      }}
    >
      <summary className={styles.button} aria-label={label}>
        {button}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
