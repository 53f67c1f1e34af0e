import type { ChangeQuotes } from 'shared-kit/api-client';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { Icon } from 'shared-kit/ui';
import { GoneExtras } from './gone-extras.tsx';
import styles from './price-choice.module.css';
import { PriceLines } from './price-lines.tsx';
import { PRICE_TEXT } from './price-texts.ts';

type Repricing = 'agreed' | 'today';

interface PriceChoiceProps {
  readonly quotes: ChangeQuotes;
  readonly value: Repricing;
  readonly onChange: (reprice: Repricing) => void;
}

/** The totals of a change: as booked, at the agreed rates, and at those of today if they differ, with the lines of the chosen one. */
export function PriceChoice({ quotes, value, onChange }: PriceChoiceProps) {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const price = (amount: number) => (
    <strong className={styles.amount} translate="no">
      {format.price(amount, site.currencySigns.console)}
    </strong>
  );
  const { booked, agreed } = quotes;
  const isChoice = agreed.totalPrice !== quotes.today.totalPrice;
  const chosen = isChoice ? quotes[value] : agreed;
  return (
    <fieldset className={styles.choices}>
      <legend>{formatMessage(PRICE_TEXT.price)}</legend>
      <p className={styles.choice}>
        <span>{formatMessage(PRICE_TEXT.booked)}</span> {price(booked.totalPrice)}
      </p>
      {!isChoice && (
        <p className={styles.choice}>
          <span>{formatMessage(PRICE_TEXT.changed)}</span> {price(agreed.totalPrice)}
        </p>
      )}
      {isChoice &&
        (['agreed', 'today'] as const).map((reprice) => (
          <label key={reprice} className={styles.choice}>
            <input type="radio" name="reprice" checked={reprice === value} onChange={() => onChange(reprice)} />
            <span>{formatMessage(PRICE_TEXT[reprice])}</span>
            {price(quotes[reprice].totalPrice)}
          </label>
        ))}
      {chosen === quotes.today && <GoneExtras quotes={quotes} />}
      <details className={styles.lines}>
        <summary>
          <span>{formatMessage(PRICE_TEXT.lines)}</span>
          <Icon name="chevronDown" size={16} />
        </summary>
        <PriceLines {...chosen} />
      </details>
    </fieldset>
  );
}
