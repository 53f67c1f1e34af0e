import type { ReactNode } from 'react';
import {
  type Car,
  countRentalDays,
  type DateRange,
  formatCalendarDay,
  formatPrice,
  totalPrice,
} from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import { CarImage } from 'shared-kit/ui';
import { useSearchedPickup, withPickupTime } from '../../data/rental-search.ts';
import styles from './rental-summary.module.css';
import { BOOKING_TEXT } from './texts.ts';

interface RentalSummaryProps {
  readonly car: Car;
  readonly range: DateRange | undefined;
  /** The date picker. */
  readonly children: ReactNode;
}

/** The car, its dates and the price. */
export function RentalSummary({ car, range, children }: RentalSummaryProps) {
  const sign = useHost().site.currencySigns.booking;
  const pickup = useSearchedPickup();
  const days = countRentalDays(range?.from, range?.to);
  return (
    <section className={styles.summary} aria-label={car.name}>
      <div className={styles.car}>
        <CarImage src={car.image} name={car.name} sizes="7rem" className={styles.image} />
        <p className={styles.name}>{car.name}</p>
        <p className={styles.rate}>{BOOKING_TEXT.perDay(formatPrice(car.price, sign))}</p>
      </div>
      {children}
      {range ? (
        <p className={styles.cost} aria-live="polite">
          <span>
            {withPickupTime(formatCalendarDay(range.from, DAY_STYLE), pickup)} –{' '}
            {formatCalendarDay(range.to, DAY_STYLE)}
            <span className={styles.days}>{BOOKING_TEXT.days(days)}</span>
          </span>
          <strong>
            <span className={styles.totalLabel}>{BOOKING_TEXT.total}</span>{' '}
            {formatPrice(totalPrice(car.price, days), sign)}
          </strong>
        </p>
      ) : (
        <p className={styles.noDates}>{BOOKING_TEXT.noDates}</p>
      )}
    </section>
  );
}

const DAY_STYLE = { weekday: 'short', day: 'numeric', month: 'short' } as const;
