import { useState } from 'react';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { Button, useProblemText } from 'shared-kit/ui';
import { Dialog } from '../../ui/dialog.tsx';
import dialogStyles from './confirm-dialog.module.css';
import styles from './forget-button.module.css';
import { CHANGE_TEXT, FORGET_TEXT, MANAGE_TEXT } from './texts.ts';

/** Removes the bookings from this device, after a question. */
export function ForgetButton({ onForgotten }: { readonly onForgotten: () => Promise<unknown> }) {
  const { api, toasts } = useHost();
  const { formatMessage } = useIntl();
  const { describeError } = useProblemText();
  const [isOpen, setOpen] = useState(false);
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
    <div className={styles.forget}>
      <p>{formatMessage(MANAGE_TEXT.forgetNote)}</p>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {formatMessage(MANAGE_TEXT.forget)}
      </Button>
      {isOpen && (
        <Dialog title={formatMessage(FORGET_TEXT.title)} onClose={() => setOpen(false)}>
          <div className={dialogStyles.content}>
            <p>{formatMessage(FORGET_TEXT.text)}</p>
            {error !== undefined && <p role="alert">{describeError(error)}</p>}
            <div className={dialogStyles.actions}>
              <Button aria-disabled={isSending || undefined} onClick={() => void forget()}>
                {formatMessage(isSending ? FORGET_TEXT.forgetting : FORGET_TEXT.confirm)}
              </Button>
              <Button look="quiet" onClick={() => setOpen(false)}>
                {formatMessage(CHANGE_TEXT.back)}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </div>
  );
}
