import type { ReactNode } from 'react';
import type { Car, DateRange } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { CarImage, VisuallyHidden } from 'shared-kit/ui';
import { useWithPickupTime } from '../../data/rental-search.ts';
import { QuoteLines } from '../../ui/quote-lines.tsx';
import { shownLines } from './rental-choices.ts';
import styles from './rental-summary.module.css';
import { BOOKING_TEXT } from './texts.ts';
import type { Price } from './use-rental.ts';

interface RentalSummaryProps {
  readonly car: Car;
  readonly range: DateRange | undefined;
  /** `HH:mm`, or empty. */
  readonly pickupTime: string;
  readonly dropoffTime: string | undefined;
  /** Absent without dates. */
  readonly price: Price | undefined;
  /** Deposit and other terms of the owner's. */
  readonly terms: ReactNode;
  /** The date picker. */
  readonly children: ReactNode;
}

/** The car, its dates and the price. */
export function RentalSummary(props: RentalSummaryProps) {
  const { car, range, pickupTime, dropoffTime, price, terms, children } = props;
  const lines = price ? shownLines(price) : [];
  const sign = useHost().site.currencySigns.booking;
  const { formatMessage } = useIntl();
  const format = useFormat();
  const withPickupTime = useWithPickupTime();
  const to = range && withPickupTime(format.day(range.to, DAY_STYLE), dropoffTime);
  const from = range && withPickupTime(format.day(range.from, DAY_STYLE), pickupTime);
  /** Whether the field of the dates, which is above, says all of it. */
  const isPlain = !pickupTime && !dropoffTime;
  const Period = isPlain ? VisuallyHidden : 'span';
  return (
    <section className={styles.summary} aria-label={car.name}>
      <div className={styles.car}>
        <CarImage src={car.image} name={car.name} sizes="7rem" className={styles.image} />
        <p className={styles.name}>
          <bdi translate="no">{car.name}</bdi>
        </p>
        {lines.length === 0 && (
          <p className={styles.rate}>
            {formatMessage(BOOKING_TEXT.rate, { price: <span translate="no">{format.price(car.price, sign)}</span> })}
          </p>
        )}
      </div>
      {children}
      {lines.length > 0 && (
        <dl className={styles.lines}>
          <QuoteLines lines={lines} currencySign={sign} />
        </dl>
      )}
      {range && price ? (
        <p className={styles.cost} aria-live="polite">
          <span>
            <Period>
              <span>
                {range.from === range.to && !dropoffTime ? from : formatMessage(BOOKING_TEXT.period, { from, to })}
              </span>
            </Period>
            <span className={isPlain ? undefined : styles.days}>{format.days(price.days)}</span>
          </span>
          <strong>
            <span className={styles.totalLabel}>{formatMessage(BOOKING_TEXT.total)}</span>{' '}
            <span translate="no">{format.price(price.totalPrice, sign)}</span>
          </strong>
        </p>
      ) : (
        <p className={styles.noDates}>{formatMessage(BOOKING_TEXT.noDates)}</p>
      )}
      {terms && <div className={styles.terms}>{terms}</div>}
    </section>
  );
}

const DAY_STYLE = { weekday: 'short', day: 'numeric', month: 'short' } as const;
