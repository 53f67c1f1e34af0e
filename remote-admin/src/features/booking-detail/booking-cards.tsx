import type { ReactNode } from 'react';
import type { Booking, DayStyle } from 'shared-kit/domain';
import { countRentalDays, formatCalendarDay, formatPrice, telephoneLink } from 'shared-kit/domain';
import { useHost } from '../../data/host-context.tsx';
import { formatAgencyMoment } from '../../ui/agency-moment.ts';
import { Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/panel.tsx';
import { rentalDuration } from '../../ui/rental-duration.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import styles from './booking-cards.module.css';
import { PAYMENT_NOTE } from './content.ts';
import { VehicleCard } from './vehicle-card.tsx';

interface BookingCardsProps {
  readonly booking: Booking;
  /** What can be done with its status. */
  readonly statusActions?: ReactNode;
}

/** All that is known of a booking, a card a subject. */
export function BookingCards({ booking, statusActions }: BookingCardsProps) {
  const { site } = useHost();
  return (
    <div className={styles.grid}>
      <Panel
        className={styles.wide}
        title={`Booking #${booking.confirmationCode}`}
        aside={<StatusTag status={booking.status} />}
      >
        <p className={styles.note}>Requested: {formatAgencyMoment(booking.createdAt, site.timeZone)}</p>
        {statusActions}
      </Panel>
      <CustomerCard booking={booking} />
      <PeriodCard booking={booking} />
      <VehicleCard carId={booking.carId} />
      <PaymentCard booking={booking} />
    </div>
  );
}

function CustomerCard({ booking }: { readonly booking: Booking }) {
  const { customerName, customerEmail, customerPhone, driverLicense } = booking;
  return (
    <Panel title="Customer Info">
      <Facts
        facts={[
          ['Name', customerName],
          [
            'Email',
            <a key="email" href={`mailto:${customerEmail}`}>
              {customerEmail}
            </a>,
          ],
          [
            'Phone',
            <a key="phone" href={telephoneLink(customerPhone)}>
              {customerPhone}
            </a>,
          ],
          ['DL:', driverLicense?.trim() || 'Not provided'],
        ]}
      />
    </Panel>
  );
}

function PeriodCard({ booking: { pickupDate, dropoffDate } }: { readonly booking: Booking }) {
  return (
    <Panel title="Rental Period">
      <Facts
        facts={[
          ['Pickup', formatCalendarDay(pickupDate, WITH_WEEKDAY)],
          ['Return', formatCalendarDay(dropoffDate, WITH_WEEKDAY)],
          ['Duration', rentalDuration(countRentalDays(pickupDate, dropoffDate))],
        ]}
      />
    </Panel>
  );
}

function PaymentCard({ booking: { unitPrice, days, totalPrice } }: { readonly booking: Booking }) {
  const { site } = useHost();
  const price = (amount: number) => formatPrice(amount, site.currencySigns.console);
  return (
    <Panel title="Payment Summary">
      <Facts
        facts={[
          ['Daily rate', price(unitPrice)],
          ['Days', days],
          [
            'Total',
            <strong key="total" className={styles.total}>
              {price(totalPrice)}
            </strong>,
          ],
        ]}
      />
      <p className={styles.note}>{PAYMENT_NOTE}</p>
    </Panel>
  );
}

const WITH_WEEKDAY: DayStyle = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' };
