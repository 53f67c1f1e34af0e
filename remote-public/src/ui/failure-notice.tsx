import type { QueryFailure } from 'shared-kit/remote';
import { RetryButton, useProblemText } from 'shared-kit/ui';
import { ContactLine } from './contact-line.tsx';
import styles from './failure-notice.module.css';
import { useRepeatedRead } from './use-repeated-read.ts';

interface FailureNoticeProps {
  readonly title: string;
  readonly failure: QueryFailure;
}

/** Notice of a failed read with its error message, a retry button and contact links of the agency. */
export function FailureNotice({ title, failure }: FailureNoticeProps) {
  const { error, retry, isRetrying } = useRepeatedRead(failure);
  const { describeError } = useProblemText();
  return (
    <div role="alert" className={styles.notice}>
      <h2>{title}</h2>
      {/* Empty during a retry that somebody asked for, so that a second failure is announced again. */}
      <p>{!isRetrying && describeError(error)}</p>
      <ContactLine />
      <RetryButton isRetrying={isRetrying} onRetry={retry} />
    </div>
  );
}
