import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface EmptyNoticeProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
}

/** Notice for an empty list or a missing entity. */
export function EmptyNotice({ title, text, action }: EmptyNoticeProps) {
  return (
    <div className={styles.notice}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {action}
    </div>
  );
}
