import { Button } from 'antd';
import { useId, useState } from 'react';
import { isApiError } from 'shared-kit/api-client';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import { PAPER_TEXT } from './texts.ts';

const TYPES = 'application/pdf,image/jpeg,image/png,image/webp,image/avif';

interface AddFileButtonProps {
  /** Of the paper. */
  readonly id: string;
  readonly name: string;
}

/** Adds a file to a paper. */
export function AddFileButton({ id, name }: AddFileButtonProps) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const { describeError } = useErrorText();
  const showFailure = useFailureToast();
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
    <>
      <Button
        type="link"
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
    </>
  );
}
