import type { ReactNode } from 'react';
import styles from './description-list.module.css';

export type DescriptionEntry = readonly [label: string, value: ReactNode];

/** A description list, one line per entry. */
export function DescriptionList({ entries }: { readonly entries: readonly DescriptionEntry[] }) {
  return (
    <dl className={styles.list}>
      {entries.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
