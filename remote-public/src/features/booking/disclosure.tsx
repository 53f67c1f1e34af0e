import { type ReactNode, useState } from 'react';
import { Icon } from 'shared-kit/ui';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly title: string;
  /** What is chosen in it. */
  readonly note: ReactNode;
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
}

/** Optional fields, folded away. */
export function Disclosure({ title, note, isOpenAtFirst = false, children }: DisclosureProps) {
  const [isOpen] = useState(isOpenAtFirst);
  return (
    <details className={styles.details} open={isOpen}>
      <summary>
        <span>
          <span>{title}</span> <span className={styles.note}>{note}</span>
        </span>
        <Icon name="chevronDown" />
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
