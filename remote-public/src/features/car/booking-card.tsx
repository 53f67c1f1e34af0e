import type { Ref } from 'react';
import type { CalendarDay, Car, DateRange } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { Button, Icon } from 'shared-kit/ui';
import { useSearchedPickup, useWithPickupTime } from '../../data/rental-search.ts';
import { type PickerOptions, RangePickerArea } from '../../ui/range-picker-area.tsx';
import { PRICE_TEXT as UI_PRICE_TEXT } from '../../ui/texts.ts';
import { BookNow } from './book-now.tsx';
import styles from './booking-card.module.css';
import { LazyAboutPrice } from './lazy-about-price.tsx';
import { LazyOpenPlaces } from './lazy-open-places.tsx';
import { LengthHint } from './length-hint.tsx';
import { NearestDays } from './nearest-days.tsx';
import { PriceLines } from './price-lines.tsx';
import { CHOICE_ADVICE, INCLUDED_TEXT, PRICE_TEXT } from './texts.ts';
import type { CarPrices } from './use-car-prices.ts';
import type { DateChoice } from './use-date-choice.ts';

export interface BookingControls {
  readonly car: Car;
  readonly prices: CarPrices;
  readonly choice: DateChoice;
  /** The requested dates, if this car is taken on them. */
  readonly taken: DateRange | undefined;
  /** A free car of the same offer then. */
  readonly twin: Car | undefined;
  /** Options of the calendar that the buttons open. */
  readonly picker: Omit<PickerOptions, 'label' | 'fit'>;
  readonly onBook: () => void;
  readonly bookRef: Ref<HTMLButtonElement> | undefined;
}

interface BookingCardProps extends BookingControls {
  /** Whether Choose dates and Book Now are in the booking bar. */
  readonly hasBar: boolean;
  readonly onClear: () => void;
}

/** The dates, their price and Book Now. */
export function BookingCard(props: BookingCardProps) {
  const { prices, choice, taken, twin, picker, hasBar, onClear, onBook, bookRef } = props;
  const { formatMessage } = useIntl();
  const format = useFormat();
  const sign = useHost().site.currencySigns.storefront;
  const searched = useSearchedPickup();
  const range = choice.status === 'chosen' ? choice.range : undefined;
  const refused = choice.status === 'refused' ? taken : undefined;
  const shown = range ?? refused;
  const nearest = choice.status === 'refused' ? choice.nearest : undefined;
  const quoted = range && prices.quoteOf(range);
  const hint = quoted?.hint && !picker.refuse?.(quoted.hint, () => undefined) ? quoted.hint : undefined;
  const { price, isAverage } = prices.perDay(range);
  return (
    <section className={styles.card} aria-label={formatMessage(PRICE_TEXT.heading)}>
      <p className={styles.price}>
        {formatMessage(isAverage ? UI_PRICE_TEXT.averagePerDay : UI_PRICE_TEXT.perDay, {
          price: format.price(price, sign),
          strong: (price) => <strong translate="no">{price}</strong>,
        })}
      </p>
      <RangePickerArea {...picker} label={formatMessage(PRICE_TEXT.dates)} fit="end" className={styles.dates}>
        {(trigger) => (
          <>
            <div className={styles.days} data-taken={refused !== undefined}>
              <button {...trigger} type="button">
                <Day
                  name={formatMessage(PRICE_TEXT.pickup)}
                  day={choice.status === 'started' ? choice.pickup : shown?.from}
                  time={searched.time}
                />
              </button>
              <button {...trigger} type="button">
                <Day name={formatMessage(PRICE_TEXT.dropoff)} day={shown?.to} />
              </button>
            </div>
            {(choice.status === 'started' || choice.status === 'refused') && (
              <p className={styles.advice}>{formatMessage(CHOICE_ADVICE[choice.status])}</p>
            )}
            {nearest && !hasBar && <NearestDays range={nearest} onTake={picker.onSelect} />}
            {!range && !hasBar && (
              <Button {...trigger} look={twin ? 'secondary' : 'primary'} size="large" wide className={styles.inCard}>
                {formatMessage(PRICE_TEXT.chooseDates)}
              </Button>
            )}
          </>
        )}
      </RangePickerArea>
      {range && prices.rates && <LazyOpenPlaces range={range} rates={prices.rates} />}
      {quoted && <PriceLines quoted={quoted} />}
      <LazyAboutPrice amount={quoted?.totalPrice ?? price} />
      {quoted && hint && <LengthHint hint={hint} quoted={quoted} onTake={picker.onSelect} />}
      {!hasBar && <BookNow ref={bookRef} wide disabled={!range} onClick={onBook} className={styles.inCard} />}
      {range && (
        <Button look="quiet" onClick={onClear} className={styles.clear}>
          {formatMessage(PRICE_TEXT.clear)}
        </Button>
      )}
      <ul className={styles.promises}>
        {[INCLUDED_TEXT.cancellation, PRICE_TEXT.payLater].map((promise) => (
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
    <>
      <span className={styles.name}>{name}</span>{' '}
      <span className={day ? styles.day : styles.open}>
        {withPickupTime(day ? format.day(day, DAY_STYLE) : formatMessage(PRICE_TEXT.open), time)}
      </span>
    </>
  );
}

const DAY_STYLE = { weekday: 'short', day: 'numeric', month: 'short' } as const;
