import type { CalendarDay, Car } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { Button, Icon } from 'shared-kit/ui';
import { useSearchedPickup, useWithPickupTime } from '../../data/rental-search.ts';
import { PRICE_TEXT as UI_PRICE_TEXT } from '../../ui/texts.ts';
import styles from './booking-card.module.css';
import { PriceLines } from './price-lines.tsx';
import { CHOICE_ADVICE, PRICE_TEXT } from './texts.ts';
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
  const { formatMessage } = useIntl();
  const format = useFormat();
  const sign = useHost().site.currencySigns.storefront;
  const searched = useSearchedPickup();
  const range = choice.status === 'chosen' ? choice.range : undefined;
  return (
    <section className={styles.card} aria-label={formatMessage(PRICE_TEXT.heading)}>
      <p className={styles.price}>
        {formatMessage(UI_PRICE_TEXT.perDay, {
          price: format.price(car.price, sign),
          strong: (price) => <strong>{price}</strong>,
        })}
      </p>
      <dl className={styles.days}>
        <Day
          name={formatMessage(PRICE_TEXT.pickup)}
          day={choice.status === 'started' ? choice.pickup : range?.from}
          time={searched.time}
        />
        <Day name={formatMessage(PRICE_TEXT.dropoff)} day={range?.to} />
      </dl>
      {choice.status === 'chosen' ? (
        <PriceLines car={car} range={choice.range} />
      ) : (
        <p className={styles.advice}>{formatMessage(CHOICE_ADVICE[choice.status])}</p>
      )}
      {onBook && (
        <Button size="large" wide disabled={!range} onClick={onBook} className={styles.book}>
          {formatMessage(PRICE_TEXT.bookNow)}
        </Button>
      )}
      {range && (
        <Button look="quiet" onClick={onClear} className={styles.clear}>
          {formatMessage(PRICE_TEXT.clear)}
        </Button>
      )}
      <ul className={styles.promises}>
        {[PRICE_TEXT.freeCancellation, PRICE_TEXT.payLater].map((promise) => (
          <li key={promise.id}>
            <Icon name="check" size={18} />
            {formatMessage(promise)}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DayProps {
  readonly name: string;
  readonly day: CalendarDay | undefined;
  readonly time?: string | undefined;
}

function Day({ name, day, time }: DayProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const withPickupTime = useWithPickupTime();
  return (
    <div>
      <dt>{name}</dt>
      <dd className={day ? undefined : styles.open}>
        {withPickupTime(day ? format.day(day, DAY_STYLE) : formatMessage(PRICE_TEXT.open), time)}
      </dd>
    </div>
  );
}

const DAY_STYLE = { weekday: 'short', day: 'numeric', month: 'short' } as const;
