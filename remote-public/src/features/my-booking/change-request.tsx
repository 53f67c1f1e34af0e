import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { Button } from 'shared-kit/ui';
import { ActionNotice } from './action-notice.tsx';
import { AskForm } from './ask-form.tsx';
import { ASK_TEXT } from './ask-texts.ts';
import styles from './change-request.module.css';
import { type BookingActionOptions, useBookingAction } from './use-booking-action.ts';

interface ChangeRequestProps extends BookingActionOptions {
  readonly isAsking: boolean;
  readonly onAsked: () => void;
}

/** What the customer has asked for, and the form that asks for other dates and extras. */
export function ChangeRequest({ isAsking, onAsked, ...options }: ChangeRequestProps) {
  return (
    <>
      {options.booking.changeRequest && <Asked {...options} />}
      {isAsking && <AskForm {...options} onAsked={onAsked} />}
    </>
  );
}

function Asked({ booking, ...options }: BookingActionOptions) {
  const { api, site, toasts } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { state, run } = useBookingAction({ booking, ...options });
  const { changeRequest: request, confirmationCode } = booking;
  const takeBack = async () => {
    if (await run(() => api.myBookings.withdraw(confirmationCode))) toasts.success(formatMessage(ASK_TEXT.takenBack));
  };
  return (
    request && (
      <div className={styles.asked}>
        <p>
          {formatMessage(ASK_TEXT.asked, {
            days: <bdi key="days">{format.range({ from: request.pickupDate, to: request.dropoffDate })}</bdi>,
            total: (
              <b key="total" translate="no">
                {format.price(request.totalPrice, site.currencySigns.booking)}
              </b>
            ),
          })}
        </p>
        <ActionNotice state={state} booking={booking} isAllowed />
        <Button look="quiet" aria-disabled={state.status === 'sending' || undefined} onClick={() => void takeBack()}>
          {formatMessage(ASK_TEXT.takeBack)}
        </Button>
      </div>
    )
  );
}
