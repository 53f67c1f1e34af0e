import { Button } from 'antd';
import styles from './notice.module.css';

interface FailureNoticeProps {
  readonly title: string;
  /** What happened, in the server's or the client's words. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Something could not be read: what happened, and the way to try again. */
export function FailureNotice({ title, error, onRetry }: FailureNoticeProps) {
  return (
    <div role="alert" className={styles.notice}>
      <h2>{title}</h2>
      <p>{error instanceof Error ? error.message : 'Something went wrong on our side.'}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
