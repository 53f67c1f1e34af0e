import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { Button, buttonClass } from 'shared-kit/ui';
import { useSearchedPickup } from '../../data/rental-search.ts';
import { carAddress } from '../../data/use-date-range-parameters.ts';
import { RangePickerArea } from '../../ui/range-picker-area.tsx';
import { PRICE_TEXT as UI_PRICE_TEXT } from '../../ui/texts.ts';
import { BookNow } from './book-now.tsx';
import styles from './booking-bar.module.css';
import type { BookingControls } from './booking-card.tsx';
import { NearestDays } from './nearest-days.tsx';
import { CHOICE_ADVICE, PRICE_TEXT } from './texts.ts';
import { usePinnedBar } from './use-pinned-bar.ts';

interface BookingBarProps extends BookingControls {
  /** Text of the link to the free car of the same offer. */
  readonly takeTwin: ReactNode;
}

/** Bar pinned to the bottom of narrow windows, with the total, Choose dates and Book Now, or the free car of a taken one. */
export function BookingBar(props: BookingBarProps) {
  const { prices, choice, taken, twin: freeTwin, takeTwin, picker, onBook, bookRef } = props;
  const { formatMessage } = useIntl();
  const format = useFormat();
  const bar = useRef<HTMLElement>(null);
  usePinnedBar(bar);
  const sign = useHost().site.currencySigns.storefront;
  const pickup = useSearchedPickup();
  const twin = choice.status === 'refused' ? freeTwin : undefined;
  const range = choice.status === 'chosen' ? choice.range : twin && taken;
  const nearest = choice.status === 'refused' ? choice.nearest : undefined;
  const quoted = range && prices.quoteOf(range);
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
          : formatMessage(UI_PRICE_TEXT.perDay, { price: format.price(prices.perDay(undefined).price, sign), strong })}
        {choice.status === 'started' && <span className={styles.advice}>{formatMessage(CHOICE_ADVICE.started)}</span>}
        {nearest && <span className={styles.advice}>{choice.status === 'refused' && choice.text}</span>}
      </p>
      <div className={styles.actions}>
        {!quoted && !nearest && (
          <RangePickerArea {...picker} label={formatMessage(PRICE_TEXT.dates)}>
            {(trigger) => (
              <Button {...trigger} size="large">
                {formatMessage(PRICE_TEXT.chooseDates)}
              </Button>
            )}
          </RangePickerArea>
        )}
        {twin ? (
          <Link to={carAddress(twin.CarId, range, pickup)} className={buttonClass({ size: 'large' })}>
            {takeTwin}
          </Link>
        ) : nearest ? (
          <NearestDays range={nearest} onTake={picker.onSelect} />
        ) : (
          <BookNow ref={bookRef} disabled={!quoted} onClick={onBook} />
        )}
      </div>
    </section>
  );
}
