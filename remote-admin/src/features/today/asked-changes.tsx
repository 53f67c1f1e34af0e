import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import { useChangeRequests } from '../../data/use-change-requests.ts';
import { Amount } from '../../ui/amount.tsx';
import { BookingLink } from '../../ui/booking-link.tsx';
import styles from './asked-changes.module.css';
import { TODAY_TEXT } from './texts.ts';

/** The bookings whose customers ask for other dates or extras; each is answered on its page. */
export function AskedChanges() {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const requests = useChangeRequests();
  if (requests.length === 0) return null;
  return (
    <section className={styles.asked} aria-labelledby="asked-changes">
      <h2 id="asked-changes">{formatMessage(TODAY_TEXT.askedChanges, { count: requests.length })}</h2>
      <ul>
        {requests.map(({ booking, pickupDate, dropoffDate, totalPrice }) => (
          <li key={booking.id}>
            <BookingLink id={booking.id}>
              {formatMessage(TODAY_TEXT.askedChange, {
                customerName: <bdi key="name">{booking.customerName}</bdi>,
                car: (
                  <bdi key="car" translate="no">
                    {booking.carName}
                  </bdi>
                ),
                days: <bdi key="days">{format.range({ from: pickupDate, to: dropoffDate })}</bdi>,
                total: <Amount key="total" of={totalPrice} />,
              })}
            </BookingLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
