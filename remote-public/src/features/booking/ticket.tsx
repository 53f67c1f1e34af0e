import { placeNameOf } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost, useHoursRemark } from 'shared-kit/remote';
import { PICKUP_LABELS, pickupLine } from 'shared-kit/ui';
import { useWithPickupTime } from '../../data/rental-search.ts';
import { ConfirmationCode } from '../../ui/confirmation-code.tsx';
import { RETURN_TEXT } from '../../ui/place-texts.ts';
import { QuoteLines } from '../../ui/quote-lines.tsx';
import { TicketFrame } from '../../ui/ticket-frame.tsx';
import { useLineReader } from '../../ui/use-line-reader.tsx';
import { shownLines } from './rental-choices.ts';
import { BOOKING_TEXT, CONFIRMATION_TEXT } from './texts.ts';
import styles from './ticket.module.css';
import type { PricedBooking } from './use-booking-form.ts';
import { useReturnPlace } from './use-return-place.ts';

/** The booking as a ticket: the confirmation code and the rental. */
export function Ticket({ booking, carName }: { readonly booking: PricedBooking; readonly carName: string }) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { site, locale } = useHost();
  const sign = site.currencySigns.booking;
  const reader = useLineReader(sign);
  const withPickupTime = useWithPickupTime();
  const { pickupTime, note } = booking;
  const hoursRemark = useHoursRemark()('customer', pickupTime);
  const lines = booking.lines ? shownLines({ ...booking, lines: booking.lines }) : [];
  const prices = { total: reader.price(booking.totalPrice), price: reader.price(booking.unitPrice) };
  const pickup = { ...booking, placeName: placeNameOf(booking.lines, 'pickup', locale.code) };
  const returnPlace = useReturnPlace(booking);
  const rows = [
    [CONFIRMATION_TEXT.car, carName],
    [CONFIRMATION_TEXT.pickup, withPickupTime(format.day(booking.pickupDate, DAY_STYLE), pickupTime)],
    [CONFIRMATION_TEXT.dropoff, withPickupTime(format.day(booking.dropoffDate, DAY_STYLE), booking.dropoffTime)],
    ...(booking.pickupPlace ? [[PICKUP_LABELS.pickupPlace, pickupLine(pickup, formatMessage)] as const] : []),
    ...(returnPlace ? [[RETURN_TEXT.place, returnPlace] as const] : []),
    [CONFIRMATION_TEXT.duration, formatMessage(CONFIRMATION_TEXT.days, { count: booking.days })],
    ...(lines.length === 0
      ? [[CONFIRMATION_TEXT.price, formatMessage(CONFIRMATION_TEXT.priceWithRate, prices)] as const]
      : []),
    ...(note ? [[PICKUP_LABELS.note, note] as const] : []),
  ] as const;
  return (
    <TicketFrame head={<ConfirmationCode code={booking.confirmationCode} />}>
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
      {lines.length > 0 && (
        <dl className={`${styles.rows} ${styles.lines}`}>
          <QuoteLines lines={lines} currencySign={sign} />
          <div>
            <dt>{formatMessage(BOOKING_TEXT.total)}</dt>
            <dd>{prices.total}</dd>
          </div>
        </dl>
      )}
    </TicketFrame>
  );
}

const DAY_STYLE = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
