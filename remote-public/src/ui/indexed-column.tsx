import type { ReactNode } from 'react';
import styles from './indexed-column.module.css';

interface IndexedColumnProps {
  readonly label: string;
  readonly entries: readonly { readonly id: string; readonly title: string }[];
  readonly children: ReactNode;
}

/** A readable column, and beside it (on the phone: above it) the list of its parts. */
export function IndexedColumn({ label, entries, children }: IndexedColumnProps) {
  return (
    <div className={styles.columns}>
      <nav className={styles.index} aria-label={label}>
        <ul>
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.column}>{children}</div>
    </div>
  );
}
