import type { ReactNode } from 'react';
import styles from './indexed-column.module.css';

interface IndexedColumnProps {
  readonly label: string;
  readonly entries: readonly { readonly id: string; readonly title: string }[];
  readonly children: ReactNode;
}

/** A column of text with a table of contents beside it, above it on a phone. */
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
