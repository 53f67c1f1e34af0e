import type { ReactNode } from 'react';
import styles from './section-header.module.css';

/** What a part of a page shows, and what can be done with all of it. */
export function SectionHeader({ title, actions }: { readonly title?: string; readonly actions?: ReactNode }) {
  return (
    <header className={styles.header}>
      {title && <h2>{title}</h2>}
      <div className={styles.actions}>{actions}</div>
    </header>
  );
}
