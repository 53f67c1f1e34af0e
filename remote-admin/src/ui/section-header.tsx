import type { ReactNode } from 'react';
import styles from './section-header.module.css';

/** Optional title and actions of a section. */
export function SectionHeader({ title, actions }: { readonly title?: string; readonly actions?: ReactNode }) {
  return (
    <header className={styles.header}>
      {title && <h2>{title}</h2>}
      <div className={styles.actions}>{actions}</div>
    </header>
  );
}
