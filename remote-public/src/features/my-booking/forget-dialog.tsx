import { useState } from 'react';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { Button, useProblemText } from 'shared-kit/ui';
import { Dialog } from '../../ui/dialog.tsx';
import { CHANGE_TEXT, FORGET_TEXT } from './action-texts.ts';
import styles from './confirm-dialog.module.css';

interface ForgetDialogProps {
  readonly onForgotten: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before the bookings are removed from this device. */
export function ForgetDialog({ onForgotten, onClose }: ForgetDialogProps) {
  const { api, toasts } = useHost();
  const { formatMessage } = useIntl();
  const { describeError } = useProblemText();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<unknown>();

  const forget = async () => {
    if (isSending) return;
    setSending(true);
    setError(undefined);
    try {
      await api.myBookings.forget();
      toasts.success(formatMessage(FORGET_TEXT.done));
      // Unmounts this button.
      await onForgotten();
    } catch (failure) {
      setError(failure);
      setSending(false);
    }
  };

  return (
    <Dialog title={formatMessage(FORGET_TEXT.title)} onClose={onClose}>
      <div className={styles.content}>
        <p>{formatMessage(FORGET_TEXT.text)}</p>
        {error !== undefined && <p role="alert">{describeError(error)}</p>}
        <div className={styles.actions}>
          <Button aria-disabled={isSending || undefined} onClick={() => void forget()}>
            {formatMessage(isSending ? FORGET_TEXT.forgetting : FORGET_TEXT.confirm)}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {formatMessage(CHANGE_TEXT.back)}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
