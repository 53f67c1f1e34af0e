import { type Car, countRentalDays, type DateRange, totalPrice } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import styles from './price-lines.module.css';
import { PRICE_TEXT } from './texts.ts';

/** Price x days, and the total. */
export function PriceLines({ car, range }: { readonly car: Car; readonly range: DateRange }) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const sign = useHost().site.currencySigns.storefront;
  const days = countRentalDays(range.from, range.to);
  const total = format.price(totalPrice(car.price, days), sign);
  return (
    <dl className={styles.lines} aria-live="polite">
      <div>
        <dt>{formatMessage(PRICE_TEXT.priceTimesDays, { price: format.price(car.price, sign), days })}</dt>
        <dd translate="no">{total}</dd>
      </div>
      <div className={styles.total}>
        <dt>{formatMessage(PRICE_TEXT.total)}</dt>
        <dd translate="no">{total}</dd>
      </div>
    </dl>
  );
}
