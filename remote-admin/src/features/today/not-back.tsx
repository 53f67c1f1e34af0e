import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import type { ConflictBooking } from '../../data/use-pickup-conflicts.ts';
import { BookingLink } from '../../ui/booking-link.tsx';
import { CustomerName } from '../../ui/customer-name.tsx';
import { TODAY_TEXT } from './texts.ts';

/** Says that a car that is due out is not back, who has it, and when it was due. */
export function NotBack({ rental: { id, customerName, dropoffDate } }: { readonly rental: ConflictBooking }) {
  const { formatMessage } = useIntl();
  const { day } = useFormat();
  return formatMessage(TODAY_TEXT.notBack, {
    customerName: (
      <BookingLink key="name" id={id}>
        <CustomerName name={customerName} />
      </BookingLink>
    ),
    day: <bdi key="day">{day(dropoffDate, { weekday: 'short', day: 'numeric', month: 'short' })}</bdi>,
  });
}
