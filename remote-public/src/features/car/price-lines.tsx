import { type Car, type DateRange, quote } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { PRICE_TEXT as UI_PRICE_TEXT } from '../../ui/texts.ts';
import styles from './price-lines.module.css';
import { PRICE_TEXT } from './texts.ts';

/** Price x days, and the total; one line of the list for each of the quote. */
export function PriceLines({ car, range }: { readonly car: Car; readonly range: DateRange }) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const sign = useHost().site.currencySigns.storefront;
  const price = (amount: number) => <span translate="no">{format.price(amount, sign)}</span>;
  const { lines, totalPrice } = quote({ unitPrice: car.price, range });
  return (
    <dl className={styles.lines} aria-live="polite">
      {lines.map(({ kind, unitAmount, quantity, amount }) => (
        <div key={kind}>
          <dt>{formatMessage(UI_PRICE_TEXT.timesDays, { price: price(unitAmount), days: format.days(quantity) })}</dt>
          <dd>{price(amount)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{formatMessage(PRICE_TEXT.total)}</dt>
        <dd>{price(totalPrice)}</dd>
      </div>
    </dl>
  );
}
