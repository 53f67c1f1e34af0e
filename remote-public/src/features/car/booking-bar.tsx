import { type ReactNode, useRef } from 'react';
import { quote } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { Button } from 'shared-kit/ui';
import { RangePickerArea } from '../../ui/range-picker-area.tsx';
import { PRICE_TEXT as UI_PRICE_TEXT } from '../../ui/texts.ts';
import { BookNow } from './book-now.tsx';
import styles from './booking-bar.module.css';
import type { BookingControls } from './booking-card.tsx';
import { CHOICE_ADVICE, PRICE_TEXT } from './texts.ts';
import { usePinnedBar } from './use-pinned-bar.ts';

/** Bar pinned to the bottom of narrow windows, with the total, Choose dates and Book Now. */
export function BookingBar({ car, choice, picker, onBook, bookRef }: BookingControls) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const bar = useRef<HTMLElement>(null);
  usePinnedBar(bar);
  const sign = useHost().site.currencySigns.storefront;
  const quoted = choice.status === 'chosen' ? quote({ unitPrice: car.price, range: choice.range }) : undefined;
  const strong = (text: ReactNode) => <strong translate="no">{text}</strong>;
  return (
    <section ref={bar} className={styles.bar} aria-label={formatMessage(PRICE_TEXT.bookNow)}>
      <p className={styles.price}>
        {quoted
          ? formatMessage(PRICE_TEXT.totalFor, {
              price: format.price(quoted.totalPrice, sign),
              days: format.days(quoted.days, 'afterPreposition'),
              strong,
            })
          : formatMessage(UI_PRICE_TEXT.perDay, { price: format.price(car.price, sign), strong })}
        {choice.status === 'started' && <span className={styles.advice}>{formatMessage(CHOICE_ADVICE.started)}</span>}
      </p>
      <div className={styles.actions}>
        {!quoted && (
          <RangePickerArea {...picker} label={formatMessage(PRICE_TEXT.dates)}>
            {(trigger) => (
              <Button {...trigger} size="large">
                {formatMessage(PRICE_TEXT.chooseDates)}
              </Button>
            )}
          </RangePickerArea>
        )}
        <BookNow ref={bookRef} disabled={!quoted} onClick={onBook} />
      </div>
    </section>
  );
}
