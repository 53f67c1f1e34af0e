import { Button } from 'antd';
import { useId, useState } from 'react';
import { isApiError, type StoredVehiclePaper } from 'shared-kit/api-client';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { Icon } from 'shared-kit/ui';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { useOpenFile } from '../../data/use-open-file.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import { PAPER_TEXT } from './texts.ts';
import styles from './vehicle-papers.module.css';

const TYPES = 'application/pdf,image/jpeg,image/png,image/webp,image/avif';

interface PaperFilesProps {
  readonly paper: StoredVehiclePaper;
  /** Of the paper. */
  readonly name: string;
  readonly onDelete: (name: string, remove: () => Promise<void>) => void;
}

/** The files of a paper, which open in a tab of their own, and the button that adds one. */
export function PaperFiles({ paper: { id, files }, name, onDelete }: PaperFilesProps) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const { describeError } = useErrorText();
  const showFailure = useFailureToast();
  const openFile = useOpenFile(PAPER_TEXT.notOpened);
  const refresh = useRefresh();
  const input = useId();
  const [isSending, setIsSending] = useState(false);
  const send = async (file: File | undefined) => {
    if (!file || isSending) return;
    setIsSending(true);
    try {
      await api.vehiclePapers.addFile(id, file);
    } catch (error) {
      const text = isApiError(error) ? describeError(error) : formatMessage(PAPER_TEXT.fileFailed);
      showFailure({ log: 'A file of a paper was not added', error, text });
    } finally {
      await refresh.cars();
      setIsSending(false);
    }
  };
  return (
    <div className={styles.files}>
      {files.map((file, index) => {
        const number = index + 1;
        const kind = file.contentType === 'application/pdf' ? 'PDF' : 'JPEG';
        return (
          <span key={file.id} className={styles.file}>
            <Button type="link" size="small" onClick={() => void openFile(() => api.vehiclePapers.getFile(file.id))}>
              {formatMessage(PAPER_TEXT.file, { number, kind })}
            </Button>
            <Button
              type="text"
              size="small"
              icon={<Icon name="close" size={14} />}
              aria-label={`${formatMessage(PAPER_TEXT.removeFile, { number })}: ${name}`}
              onClick={() => onDelete(name, () => api.vehiclePapers.removeFile(id, file.id))}
            />
          </span>
        );
      })}
      <Button
        size="small"
        loading={isSending}
        aria-label={formatMessage(PAPER_TEXT.addFileTo, { name })}
        onClick={() => document.getElementById(input)?.click()}
      >
        {formatMessage(PAPER_TEXT.addFile)}
      </Button>
      <input
        id={input}
        type="file"
        hidden
        accept={TYPES}
        aria-label={formatMessage(PAPER_TEXT.addFileTo, { name })}
        onChange={({ target }) => {
          void send(target.files?.[0]);
          target.value = '';
        }}
      />
    </div>
  );
}
