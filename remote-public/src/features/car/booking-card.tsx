import { type CalendarDay, type Car, formatCalendarDay, formatPrice } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import { Button, Icon } from 'shared-kit/ui';
import { type SearchedPickup, useSearchedPickup, withPickupTime } from '../../data/rental-search.ts';
import styles from './booking-card.module.css';
import { PriceLines } from './price-lines.tsx';
import { PRICE_TEXT } from './texts.ts';
import type { DateChoice } from './use-date-choice.ts';

interface BookingCardProps {
  readonly car: Car;
  readonly choice: DateChoice;
  readonly onClear: () => void;
  /** Undefined when Book Now is in the booking bar. */
  readonly onBook: (() => void) | undefined;
}

/** The dates, their price and Book Now. */
export function BookingCard({ car, choice, onClear, onBook }: BookingCardProps) {
  const sign = useHost().site.currencySigns.storefront;
  const searched = useSearchedPickup();
  const range = choice.status === 'chosen' ? choice.range : undefined;
  return (
    <section className={styles.card} aria-label={PRICE_TEXT.heading}>
      <p className={styles.price}>
        <strong>{formatPrice(car.price, sign)}</strong> {PRICE_TEXT.perDay}
      </p>
      <dl className={styles.days}>
        <Day
          name={PRICE_TEXT.pickup}
          day={choice.status === 'started' ? choice.pickup : range?.from}
          searched={searched}
        />
        <Day name={PRICE_TEXT.dropoff} day={range?.to} />
      </dl>
      {choice.status === 'chosen' ? (
        <PriceLines car={car} range={choice.range} />
      ) : (
        <p className={styles.advice}>{PRICE_TEXT.advice[choice.status]}</p>
      )}
      {onBook && (
        <Button size="large" wide disabled={!range} onClick={onBook} className={styles.book}>
          {PRICE_TEXT.bookNow}
        </Button>
      )}
      {range && (
        <Button look="quiet" onClick={onClear} className={styles.clear}>
          {PRICE_TEXT.clear}
        </Button>
      )}
      <ul className={styles.promises}>
        {PRICE_TEXT.promises.map((promise) => (
          <li key={promise}>
            <Icon name="check" size={18} />
            {promise}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DayProps {
  readonly name: string;
  readonly day: CalendarDay | undefined;
  readonly searched?: SearchedPickup;
}

function Day({ name, day, searched = {} }: DayProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={day ? undefined : styles.open}>
        {withPickupTime(day ? formatCalendarDay(day, DAY_STYLE) : PRICE_TEXT.open, searched)}
      </dd>
    </div>
  );
}

const DAY_STYLE = { weekday: 'short', day: 'numeric', month: 'short' } as const;
