import type { ReactNode } from 'react';
import { LOCALES, type QuoteLine } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { lineText } from 'shared-kit/ui';
import styles from './price-lines.module.css';
import { PRICE_TEXT } from './price-texts.ts';

interface PriceLinesProps {
  readonly lines: readonly QuoteLine[];
  readonly totalPrice: number;
}

/** What a price is made of, line by line, and the total. */
export function PriceLines({ lines, totalPrice }: PriceLinesProps) {
  const { site, locale } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const price = (amount: number) => format.price(amount, site.currencySigns.console);
  return (
    <dl className={styles.lines}>
      {lines.map((line, index) => {
        const { label, detail } = lineText<ReactNode>(line, {
          locale: locale.code,
          format: formatMessage,
          price: (amount) => <bdi dir={LOCALES[locale.code].direction}>{price(amount)}</bdi>,
        });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal, and none has a state
          <div key={index}>
            <dt>
              <bdi>{label}</bdi> {detail && <small>{detail}</small>}
            </dt>
            <dd translate="no">{price(line.amount)}</dd>
          </div>
        );
      })}
      <div className={styles.total}>
        <dt>{formatMessage(PRICE_TEXT.total)}</dt>
        <dd translate="no">{price(totalPrice)}</dd>
      </div>
    </dl>
  );
}
