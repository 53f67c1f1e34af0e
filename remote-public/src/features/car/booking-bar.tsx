import { useRef } from 'react';
import { type Car, countRentalDays, formatPrice, totalPrice } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import { Button } from 'shared-kit/ui';
import styles from './booking-bar.module.css';
import { PRICE_TEXT } from './texts.ts';
import type { DateChoice } from './use-date-choice.ts';
import { usePinnedBar } from './use-pinned-bar.ts';

interface BookingBarProps {
  readonly car: Car;
  readonly choice: DateChoice;
  readonly onBook: () => void;
}

/** Bar pinned to the bottom of narrow windows, with the total and Book Now. */
export function BookingBar({ car, choice, onBook }: BookingBarProps) {
  const bar = useRef<HTMLElement>(null);
  usePinnedBar(bar);
  const sign = useHost().site.currencySigns.storefront;
  const isChosen = choice.status === 'chosen';
  const days = isChosen ? countRentalDays(choice.range.from, choice.range.to) : 0;
  return (
    <section ref={bar} className={styles.bar} aria-label={PRICE_TEXT.bookNow}>
      <p className={styles.price}>
        <strong>{formatPrice(isChosen ? totalPrice(car.price, days) : car.price, sign)}</strong>{' '}
        {isChosen ? PRICE_TEXT.totalFor(days) : PRICE_TEXT.perDay}
        {!isChosen && <span className={styles.advice}>{PRICE_TEXT.advice[choice.status]}</span>}
      </p>
      <Button size="large" disabled={!isChosen} onClick={onBook}>
        {PRICE_TEXT.bookNow}
      </Button>
    </section>
  );
}
