import { Button } from 'antd';
import { useId, useState } from 'react';
import { isApiError } from 'shared-kit/api-client';
import { type Message, useIntl } from 'shared-kit/intl';
import { useFailureToast } from '../data/use-failure-toast.ts';
import { useErrorText } from '../ui/use-error-text.ts';

const TYPES = 'application/pdf,image/jpeg,image/png,image/webp,image/avif';

interface AddFileButtonProps {
  readonly label: string;
  /** Accessible name, where a page has several of these buttons: says what the file is added to. */
  readonly name?: string;
  readonly kind?: 'default' | 'link';
  /** Shown when the file was not added and the server gave no reason. */
  readonly failed: Message;
  readonly send: (file: File) => Promise<unknown>;
  /** Reads the record of the file again. */
  readonly refresh: () => Promise<unknown>;
}

/** A button that uploads a PDF file or a picture. */
export function AddFileButton({ label, name = label, kind = 'default', failed, send, refresh }: AddFileButtonProps) {
  const { formatMessage } = useIntl();
  const { describeError } = useErrorText();
  const showFailure = useFailureToast();
  const input = useId();
  const [isSending, setIsSending] = useState(false);
  const add = async (file: File | undefined) => {
    if (!file || isSending) return;
    setIsSending(true);
    try {
      await send(file);
    } catch (error) {
      const text = isApiError(error) ? describeError(error) : formatMessage(failed);
      showFailure({ log: 'A file was not added', error, text });
    } finally {
      await refresh();
      setIsSending(false);
    }
  };
  return (
    <>
      <Button type={kind} loading={isSending} aria-label={name} onClick={() => document.getElementById(input)?.click()}>
        {label}
      </Button>
      <input
        id={input}
        type="file"
        hidden
        accept={TYPES}
        aria-label={name}
        onChange={({ target }) => {
          void add(target.files?.[0]);
          target.value = '';
        }}
      />
    </>
  );
}
