import type { Booking } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import { BOOKING_STATES } from 'shared-kit/ui';
import { BOOKING_EMAIL_TEXT } from './texts.ts';

interface BookingMeaningProps {
  readonly booking: Pick<Booking, 'status' | 'customerEmail' | 'pickupDate' | 'dropoffDate'>;
  /** Whether an e-mail may be announced. */
  readonly isWrittenTo: boolean;
}

/** What the state of a booking means for its customer. */
export function BookingMeaning({ booking, isWrittenTo }: BookingMeaningProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { status, customerEmail, pickupDate, dropoffDate } = booking;
  const isWithoutEmail = status === 'requested' && !(isWrittenTo && customerEmail);
  return (
    <p>
      {formatMessage(isWithoutEmail ? BOOKING_EMAIL_TEXT.requestedWithout : BOOKING_STATES[status].meaning, {
        email: <bdi translate="no">{customerEmail}</bdi>,
        pickup: <bdi>{format.day(pickupDate, DAY_STYLE)}</bdi>,
        dropoff: <bdi>{format.day(dropoffDate, DAY_STYLE)}</bdi>,
      })}
    </p>
  );
}

const DAY_STYLE = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
