import { useEffect } from 'react';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { Button } from 'shared-kit/ui';
import { Dialog } from '../../ui/dialog.tsx';
import { ActionNotice } from './action-notice.tsx';
import { CANCEL_TEXT } from './action-texts.ts';
import styles from './confirm-dialog.module.css';
import { type BookingActionOptions, useBookingAction } from './use-booking-action.ts';

interface CancelDialogProps extends BookingActionOptions {
  readonly onClose: () => void;
}

/** Asks before a booking is canceled. */
export function CancelDialog({ booking, onChanged, onStale, onClose }: CancelDialogProps) {
  const { api, toasts, dataChanged } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { state, run } = useBookingAction({ booking, onChanged, onStale });
  const { car, pickupDate, dropoffDate, confirmationCode, status, canCancel } = booking;
  const isSending = state.status === 'sending';

  const finish = () => {
    toasts.success(formatMessage(CANCEL_TEXT.done));
    void dataChanged.announce({ entity: 'CarsBooking' });
    onClose();
  };
  const cancel = async () => {
    if (await run(() => api.myBookings.cancel({ confirmationCode, basedOnStatus: status }))) finish();
  };

  // A previous attempt whose response was lost has canceled it.
  const isCanceled = state.status === 'failed' && status === 'canceled';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isCanceled) finish();
  }, [isCanceled]);

  return (
    <Dialog title={formatMessage(CANCEL_TEXT.title)} onClose={onClose}>
      <div className={styles.content}>
        <p>
          {formatMessage(CANCEL_TEXT.text, {
            car: <bdi translate="no">{car.name}</bdi>,
            dates: <bdi>{format.range({ from: pickupDate, to: dropoffDate })}</bdi>,
          })}
        </p>
        <ActionNotice state={state} booking={booking} isAllowed={canCancel} />
        <div className={styles.actions}>
          {canCancel && (
            <Button aria-disabled={isSending || undefined} onClick={() => void cancel()}>
              {formatMessage(isSending ? CANCEL_TEXT.canceling : CANCEL_TEXT.confirm)}
            </Button>
          )}
          <Button look="quiet" onClick={onClose}>
            {formatMessage(CANCEL_TEXT.keep)}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
