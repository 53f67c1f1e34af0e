import { Button } from 'antd';
import { useId, useState } from 'react';
import { isApiError } from 'shared-kit/api-client';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { Panel } from '../../ui/panel.tsx';
import { useErrorText } from '../../ui/use-error-text.ts';
import styles from './imports.module.css';
import { ARCHIVE_TEXT } from './texts.ts';

/** All data of the agency as a file, out and in. */
export function ArchivePanel() {
  const { api, toasts } = useHost();
  const { formatMessage } = useIntl();
  const { describeError } = useErrorText();
  const showFailure = useFailureToast();
  const refresh = useRefresh();
  const input = useId();
  const [isSending, setIsSending] = useState(false);
  async function take(file: File | undefined) {
    if (!file || isSending) return;
    setIsSending(true);
    try {
      const { cars, customers, bookings } = await api.imports.takeArchive(file);
      toasts.success(formatMessage(ARCHIVE_TEXT.taken, { cars, customers, bookings }));
      await refresh.imported();
    } catch (error) {
      const text = isApiError(error) ? describeError(error) : formatMessage(ARCHIVE_TEXT.failed);
      showFailure({ log: 'An archive was not taken back', error, text });
    } finally {
      setIsSending(false);
    }
  }
  return (
    <Panel title={formatMessage(ARCHIVE_TEXT.title)} isBusy={isSending}>
      <div className={styles.steps}>
        <p className={styles.second}>{formatMessage(ARCHIVE_TEXT.lead)}</p>
        {/* A link, with the cookie of the session: the browser writes the file as it arrives. */}
        <Button href="/api/archive" download>
          {formatMessage(ARCHIVE_TEXT.download)}
        </Button>
        <p className={styles.back}>{formatMessage(ARCHIVE_TEXT.takeLead)}</p>
        <Button loading={isSending} onClick={() => document.getElementById(input)?.click()}>
          {formatMessage(ARCHIVE_TEXT.take)}
        </Button>
        <input
          id={input}
          type="file"
          hidden
          accept=".zip"
          aria-label={formatMessage(ARCHIVE_TEXT.take)}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
      </div>
    </Panel>
  );
}
