import type { ReactNode } from 'react';
import type { MyBooking } from 'shared-kit/api-client';
import { bookingPhase, placeNameOf, type RentalTerms } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { termFacts } from 'shared-kit/messages';
import { useFormat, useHost, useHoursRemark } from 'shared-kit/remote';
import { BOOKING_STATES, CarImage, pickupFacts } from 'shared-kit/ui';
import { useWithPickupTime } from '../../data/rental-search.ts';
import { ConfirmationCode } from '../../ui/confirmation-code.tsx';
import { QuoteLines } from '../../ui/quote-lines.tsx';
import { TicketFrame } from '../../ui/ticket-frame.tsx';
import { useLineReader } from '../../ui/use-line-reader.tsx';
import styles from './booking-ticket.module.css';
import { TICKET_TEXT } from './texts.ts';
import { useDropoffPlace } from './use-dropoff-place.ts';

/** The booking as a ticket: code, car, state, days, place and price. A canceled one is void, and asks for no money. */
export function BookingTicket({ booking }: { readonly booking: MyBooking }) {
  const { site } = useHost();
  const { formatMessage, locale } = useIntl();
  const format = useFormat();
  const withTime = useWithPickupTime();
  const { confirmationCode, car, status, days, pickupDate, dropoffDate, pickupTime, pickupPlace = 'agency' } = booking;
  const { dropoffTime, lines, terms } = booking;
  const dropoffPlace = useDropoffPlace(booking);
  const phase = bookingPhase(status);
  const isVoid = phase === 'canceled';
  const pickup = withTime(format.day(pickupDate, DAY_STYLE), pickupTime);
  const hoursRemark = useHoursRemark();
  return (
    <TicketFrame head={<ConfirmationCode code={confirmationCode} isVoid={isVoid} />} isVoid={isVoid}>
      <div className={styles.content}>
        <div className={styles.car}>
          <CarImage src={car.image} name={car.name} sizes="12rem" loadingPriority="early" className={styles.image} />
          <div>
            <h2>
              <bdi translate="no">{car.name}</bdi>
            </h2>
            <p className={styles.status} data-phase={phase}>
              {formatMessage(BOOKING_STATES[status].label)}
            </p>
          </div>
        </div>
        <dl className={styles.rows}>
          <Row label={formatMessage(TICKET_TEXT.pickup)}>
            <bdi>{pickup}</bdi>
            {phase === 'ahead' && <span className={styles.remark}>{hoursRemark('customer', pickupTime)}</span>}
          </Row>
          <Row label={formatMessage(TICKET_TEXT.dropoff)}>
            <bdi>{withTime(format.day(dropoffDate, DAY_STYLE), dropoffTime)}</bdi>
          </Row>
          {pickupFacts(
            { ...booking, placeName: placeNameOf(lines, 'pickup', locale) },
            formatMessage,
            site.address,
          ).map(({ kind, name, label, value }) => (
            <Row key={name} label={label}>
              <bdi
                className={kind === 'note' ? styles.note : undefined}
                translate={kind === 'detail' ? 'no' : undefined}
              >
                {value}
              </bdi>
              {kind === 'place' && pickupPlace === 'agency' && (phase === 'ahead' || phase === 'out') && (
                <span className={styles.ways}>
                  <a href={site.mapUrl} target="_blank" rel="noopener">
                    {formatMessage(TICKET_TEXT.map)}
                  </a>{' '}
                  <a href={DIRECTIONS + encodeURIComponent(site.address)} target="_blank" rel="noopener">
                    {formatMessage(TICKET_TEXT.directions)}
                  </a>
                </span>
              )}
            </Row>
          ))}
          {dropoffPlace && (
            <Row label={formatMessage(TICKET_TEXT.dropoffPlace)}>
              <bdi>{dropoffPlace}</bdi>
            </Row>
          )}
        </dl>
        {!isVoid && <Price booking={booking} />}
        {(phase === 'ahead' || phase === 'out') && !booking.paysOnline && (
          <p className={styles.totalNote}>{formatMessage(TICKET_TEXT.totalNote)}</p>
        )}
        {!isVoid && terms && <Terms terms={terms} days={days} />}
      </div>
    </TicketFrame>
  );
}

function Price({ booking }: { readonly booking: MyBooking }) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const sign = useHost().site.currencySigns.booking;
  const { days, unitPrice, totalPrice } = booking;
  // Copies from before there were lines.
  const plain = { kind: 'rental', label: '', quantity: days, unitAmount: unitPrice, amount: totalPrice } as const;
  return (
    <dl className={styles.price}>
      <QuoteLines lines={booking.lines ?? [plain]} currencySign={sign} />
      <div className={styles.total}>
        <dt>{formatMessage(TICKET_TEXT.total)}</dt>
        <dd translate="no">{format.price(totalPrice, sign)}</dd>
      </div>
    </dl>
  );
}

/** What held when it was booked. */
function Terms({ terms, days }: { readonly terms: RentalTerms; readonly days: number }) {
  const reader = useLineReader(useHost().site.currencySigns.booking);
  return (
    <dl className={`${styles.rows} ${styles.terms}`}>
      {termFacts(terms, reader, days).map(({ name, label, value }) => (
        <Row key={name} label={label}>
          <bdi>{value}</bdi>
        </Row>
      ))}
    </dl>
  );
}

function Row({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const DIRECTIONS = 'https://www.google.com/maps/dir/?api=1&destination=';
const DAY_STYLE = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
