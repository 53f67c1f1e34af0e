import type { Quote } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { QuoteLines } from '../../ui/quote-lines.tsx';
import styles from './price-lines.module.css';
import { PRICE_TEXT } from './texts.ts';

/** The lines of a quote, and the total. */
export function PriceLines({ quoted: { lines, totalPrice } }: { readonly quoted: Quote }) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const sign = useHost().site.currencySigns.storefront;
  return (
    <dl className={styles.lines} aria-live="polite">
      <QuoteLines lines={lines} currencySign={sign} />
      <div className={styles.total}>
        <dt>{formatMessage(PRICE_TEXT.total)}</dt>
        <dd translate="no">{format.price(totalPrice, sign)}</dd>
      </div>
    </dl>
  );
}
