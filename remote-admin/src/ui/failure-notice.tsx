import { Button } from 'antd';
import { useEffect } from 'react';
import type { QueryFailure } from 'shared-kit/remote';
import styles from './notice.module.css';

/** The field that is wrong stands in the log: it tells staff nothing. */
const UNREADABLE = 'The answer of the server could not be read. Please try again, or reload the page.';

interface FailureNoticeProps {
  readonly title: string;
  readonly failure: QueryFailure;
}

/** Something could not be read: what happened, and the way to try again. */
export function FailureNotice({ title, failure: { error, retry, isRetrying } }: FailureNoticeProps) {
  const isUnreadable = error instanceof TypeError;
  useEffect(() => {
    if (isUnreadable) console.error(title, error);
  }, [title, error, isUnreadable]);
  return (
    <div role="alert" className={styles.notice}>
      <h2>{title}</h2>
      <p>{error instanceof Error && !isUnreadable ? error.message : UNREADABLE}</p>
      <Button loading={isRetrying} onClick={retry}>
        Try again
      </Button>
    </div>
  );
}
