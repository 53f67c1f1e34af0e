import { errorType, type MyBooking } from 'shared-kit/api-client';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { BOOKING_STATES, useProblemText } from 'shared-kit/ui';
import styles from './action-notice.module.css';
import { CHANGE_TEXT } from './action-texts.ts';
import type { BookingActionState } from './use-booking-action.ts';

interface ActionNoticeProps {
  readonly state: BookingActionState;
  /** The current state of the booking. */
  readonly booking: MyBooking;
  /** Whether the customer may still make the change. */
  readonly isAllowed: boolean;
}

/** Notice that explains why a change failed, with the current state of the booking. */
export function ActionNotice({ state, booking, isAllowed }: ActionNoticeProps) {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const { describeError } = useProblemText();
  if (state.status !== 'failed') return null;
  const hasMovedOn = errorType(state.error) === 'booking_changed';
  return (
    <div role="alert" className={styles.notice}>
      <p>
        {hasMovedOn
          ? formatMessage(CHANGE_TEXT.nowStatus, { status: formatMessage(BOOKING_STATES[booking.status].label) })
          : describeError(state.error)}
      </p>
      {!isAllowed && (
        <p>
          {formatMessage(CHANGE_TEXT.callInstead, {
            phone: (
              <bdi dir="ltr" translate="no">
                {site.phone}
              </bdi>
            ),
          })}
        </p>
      )}
    </div>
  );
}
