import { Button } from 'antd';
import { useEffect } from 'react';
import { useIntl } from 'shared-kit/intl';
import type { QueryFailure } from 'shared-kit/remote';
import styles from './notice.module.css';
import { FAILURE_TEXT } from './texts.ts';
import { useErrorText } from './use-error-text.ts';

interface FailureNoticeProps {
  readonly title: string;
  readonly failure: QueryFailure;
}

/** Notice of a failed read with its error message and a retry button. */
export function FailureNotice({ title, failure: { error, retry } }: FailureNoticeProps) {
  const { formatMessage } = useIntl();
  const { describeError } = useErrorText();
  const isUnreadable = error instanceof TypeError;
  useEffect(() => {
    if (isUnreadable) console.error(title, error);
  }, [title, error, isUnreadable]);
  return (
    <div role="alert" className={styles.notice}>
      <h2>{title}</h2>
      <p>{isUnreadable ? formatMessage(FAILURE_TEXT.unreadable) : describeError(error)}</p>
      <Button onClick={retry}>{formatMessage(FAILURE_TEXT.retry)}</Button>
    </div>
  );
}
