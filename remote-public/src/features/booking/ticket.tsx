import { type Booking, formatCalendarDay, formatPrice } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import { ZelligeLine } from 'shared-kit/ui';
import { useSearchedPickup, withPickupTime } from '../../data/rental-search.ts';
import { ConfirmationCode } from './confirmation-code.tsx';
import { BOOKING_TEXT, CONFIRMATION_TEXT } from './texts.ts';
import styles from './ticket.module.css';

/** The booking as a ticket: the confirmation code and the rental. */
export function Ticket({ booking, carName }: { readonly booking: Booking; readonly carName: string }) {
  const sign = useHost().site.currencySigns.booking;
  const pickup = useSearchedPickup();
  const rows = [
    [CONFIRMATION_TEXT.car, carName],
    [CONFIRMATION_TEXT.pickup, withPickupTime(formatCalendarDay(booking.pickupDate, PICKUP_STYLE), pickup)],
    [CONFIRMATION_TEXT.duration, CONFIRMATION_TEXT.days(booking.days)],
    [
      CONFIRMATION_TEXT.price,
      `${formatPrice(booking.totalPrice, sign)} (${BOOKING_TEXT.perDay(formatPrice(booking.unitPrice, sign))})`,
    ],
  ];
  return (
    <div className={styles.ticket}>
      <div className={styles.head}>
        <ZelligeLine className={styles.ornament} />
        <ConfirmationCode code={booking.confirmationCode} />
      </div>
      <dl className={styles.stub}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const PICKUP_STYLE = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
