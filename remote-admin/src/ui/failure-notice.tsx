import { Button } from 'antd';
import { useEffect } from 'react';
import { isNotFound } from 'shared-kit/api-client';
import { type Message, useIntl } from 'shared-kit/intl';
import type { QueryFailure } from 'shared-kit/remote';
import { EmptyNotice } from './empty-notice.tsx';
import styles from './notice.module.css';
import { FAILURE_TEXT } from './texts.ts';
import { useErrorText } from './use-error-text.ts';

interface FailureNoticeProps {
  readonly title: string;
  /** Title where the API says that there is none. */
  readonly missing?: Message;
  readonly failure: QueryFailure;
}

/** Notice of a failed read with its error message and a retry button. */
export function FailureNotice({ title, missing, failure: { error, retry } }: FailureNoticeProps) {
  const { formatMessage } = useIntl();
  const { describeError } = useErrorText();
  const isUnreadable = error instanceof TypeError;
  useEffect(() => {
    if (isUnreadable) console.error(title, error);
  }, [title, error, isUnreadable]);
  if (missing && isNotFound(error))
    return <EmptyNotice title={formatMessage(missing)} text={formatMessage(FAILURE_TEXT.missing)} />;
  return (
    <div role="alert" className={styles.notice}>
      <h2>{title}</h2>
      <p>{isUnreadable ? formatMessage(FAILURE_TEXT.unreadable) : describeError(error)}</p>
      <Button onClick={retry}>{formatMessage(FAILURE_TEXT.retry)}</Button>
    </div>
  );
}
