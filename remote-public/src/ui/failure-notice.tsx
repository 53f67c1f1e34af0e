import type { QueryFailure } from 'shared-kit/remote';
import { RetryButton, useProblemText } from 'shared-kit/ui';
import styles from './failure-notice.module.css';

interface FailureNoticeProps {
  readonly title: string;
  readonly failure: QueryFailure;
}

/** Notice of a failed read with its error message and a retry button. */
export function FailureNotice({ title, failure: { error, retry, isRetrying } }: FailureNoticeProps) {
  const { describeError } = useProblemText();
  return (
    <div role="alert" className={styles.notice}>
      <h2>{title}</h2>
      {/* Empty during a retry, so that a second failure is announced again. */}
      <p>{!isRetrying && describeError(error)}</p>
      <RetryButton isRetrying={isRetrying} onRetry={retry} />
    </div>
  );
}
