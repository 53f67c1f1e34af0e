import type { ReactNode } from 'react';
import styles from './description-list.module.css';

export type DescriptionEntry = readonly [label: string, value: ReactNode];

interface DescriptionListProps {
  readonly entries: readonly DescriptionEntry[];
  /** The values are sums, which stand below each other at the end of their lines. */
  readonly areSums?: boolean;
}

/** A description list, one line per entry. */
export function DescriptionList({ entries, areSums }: DescriptionListProps) {
  return (
    <dl className={styles.list} data-sums={areSums}>
      {entries.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
