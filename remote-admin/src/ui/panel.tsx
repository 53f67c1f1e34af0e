import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  readonly title: ReactNode;
  /** Shown beside the title. */
  readonly aside?: ReactNode;
  readonly isBusy?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A section of a page with a heading. */
export function Panel({ title, aside, isBusy = false, className, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={isBusy} className={[styles.panel, className].filter(Boolean).join(' ')}>
      <header className={styles.header}>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
