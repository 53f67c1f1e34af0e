import type { Booking } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost, useHoursRemark } from 'shared-kit/remote';
import { PICKUP_LABELS, pickupLine } from 'shared-kit/ui';
import { useWithPickupTime } from '../../data/rental-search.ts';
import { TicketFrame } from '../../ui/ticket-frame.tsx';
import { CONFIRMATION_TEXT } from './texts.ts';
import styles from './ticket.module.css';

/** The booking as a ticket: the confirmation code and the rental. */
export function Ticket({ booking, carName }: { readonly booking: Booking; readonly carName: string }) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const sign = useHost().site.currencySigns.booking;
  const withPickupTime = useWithPickupTime();
  const { pickupTime, note } = booking;
  const hoursRemark = useHoursRemark()('customer', pickupTime);
  const price = (amount: number) => <span translate="no">{format.price(amount, sign)}</span>;
  const prices = { total: price(booking.totalPrice), price: price(booking.unitPrice) };
  const rows = [
    [CONFIRMATION_TEXT.car, carName],
    [CONFIRMATION_TEXT.pickup, withPickupTime(format.day(booking.pickupDate, DAY_STYLE), pickupTime)],
    [CONFIRMATION_TEXT.dropoff, format.day(booking.dropoffDate, DAY_STYLE)],
    ...(booking.pickupPlace ? [[PICKUP_LABELS.pickupPlace, pickupLine(booking, formatMessage)] as const] : []),
    [CONFIRMATION_TEXT.duration, formatMessage(CONFIRMATION_TEXT.days, { count: booking.days })],
    [CONFIRMATION_TEXT.price, formatMessage(CONFIRMATION_TEXT.priceWithRate, prices)],
    ...(note ? [[PICKUP_LABELS.note, note] as const] : []),
  ] as const;
  return (
    <TicketFrame code={booking.confirmationCode}>
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name.id}>
            <dt>{formatMessage(name)}</dt>
            <dd>
              <bdi {...(name === CONFIRMATION_TEXT.car && { translate: 'no' as const })}>{value}</bdi>
              {name === CONFIRMATION_TEXT.pickup && <span className={styles.remark}>{hoursRemark}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </TicketFrame>
  );
}

const DAY_STYLE = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
