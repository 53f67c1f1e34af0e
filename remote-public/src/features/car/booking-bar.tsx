import { type ReactNode, useRef } from 'react';
import { type Car, countRentalDays, totalPrice } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { Button } from 'shared-kit/ui';
import { PRICE_TEXT as UI_PRICE_TEXT } from '../../ui/texts.ts';
import styles from './booking-bar.module.css';
import { CHOICE_ADVICE, PRICE_TEXT } from './texts.ts';
import type { DateChoice } from './use-date-choice.ts';
import { usePinnedBar } from './use-pinned-bar.ts';

interface BookingBarProps {
  readonly car: Car;
  readonly choice: DateChoice;
  readonly onBook: () => void;
}

/** Bar pinned to the bottom of narrow windows, with the total and Book Now. */
export function BookingBar({ car, choice, onBook }: BookingBarProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const bar = useRef<HTMLElement>(null);
  usePinnedBar(bar);
  const sign = useHost().site.currencySigns.storefront;
  const isChosen = choice.status === 'chosen';
  const days = isChosen ? countRentalDays(choice.range.from, choice.range.to) : 0;
  const strong = (text: ReactNode) => <strong>{text}</strong>;
  return (
    <section ref={bar} className={styles.bar} aria-label={formatMessage(PRICE_TEXT.bookNow)}>
      <p className={styles.price}>
        {isChosen
          ? formatMessage(PRICE_TEXT.totalFor, { price: format.price(totalPrice(car.price, days), sign), days, strong })
          : formatMessage(UI_PRICE_TEXT.perDay, { price: format.price(car.price, sign), strong })}
        {!isChosen && <span className={styles.advice}>{formatMessage(CHOICE_ADVICE[choice.status])}</span>}
      </p>
      <Button size="large" disabled={!isChosen} onClick={onBook}>
        {formatMessage(PRICE_TEXT.bookNow)}
      </Button>
    </section>
  );
}
