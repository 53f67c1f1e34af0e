import { type Car, countRentalDays, type DateRange, formatPrice, totalPrice } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import styles from './price-lines.module.css';
import { PRICE_TEXT } from './texts.ts';

/** Price x days, and the total. */
export function PriceLines({ car, range }: { readonly car: Car; readonly range: DateRange }) {
  const sign = useHost().site.currencySigns.storefront;
  const days = countRentalDays(range.from, range.to);
  const total = formatPrice(totalPrice(car.price, days), sign);
  return (
    <dl className={styles.lines} aria-live="polite">
      <div>
        <dt>
          {formatPrice(car.price, sign)} x {PRICE_TEXT.days(days)}
        </dt>
        <dd>{total}</dd>
      </div>
      <div className={styles.total}>
        <dt>{PRICE_TEXT.total}</dt>
        <dd>{total}</dd>
      </div>
    </dl>
  );
}
