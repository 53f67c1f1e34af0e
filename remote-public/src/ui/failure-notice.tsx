import type { QueryFailure } from 'shared-kit/remote';
import { RetryButton } from 'shared-kit/ui';
import styles from './failure-notice.module.css';
import { FAILURE_TEXT } from './texts.ts';

interface FailureNoticeProps {
  readonly title: string;
  /** What happened, in the server's or the client's words. */
  readonly failure: QueryFailure;
}

/** Something could not be read: what happened, and the way to try again. */
export function FailureNotice({ title, failure: { error, retry, isRetrying } }: FailureNoticeProps) {
  return (
    <div role="alert" className={styles.notice}>
      <h2>{title}</h2>
      {/* Gone while it is tried again: a second failure is a new one, and said again. */}
      <p>{!isRetrying && (error instanceof Error ? error.message : FAILURE_TEXT.unknown)}</p>
      <RetryButton isRetrying={isRetrying} onRetry={retry} />
    </div>
  );
}
