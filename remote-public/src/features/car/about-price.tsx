import { useEffect, useState } from 'react';
import { convertAmount, currencySign, type ExchangeRates } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import styles from './about-price.module.css';
import { ABOUT_PRICE_TEXT } from './texts.ts';

/** Key of the currency that the visitor has chosen. */
const STORAGE_KEY = 'other-currency';

export interface AboutPriceProps {
  readonly amount: number;
  readonly exchange: ExchangeRates;
}

/** About how much an amount is in a currency that the visitor chooses, with the day of the rate (docs/rules.md#currency). */
export function AboutPrice({ amount, exchange: { day, rates } }: AboutPriceProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const codes = Object.keys(rates);
  const [chosen, setChosen] = useState(codes[0] ?? '');
  useEffect(() => {
    const stored = readChoice();
    if (stored && stored in rates) setChosen(stored);
  }, [rates]);
  const price = format.price(convertAmount(amount, rates[chosen] ?? 0), currencySign(chosen));
  return (
    <p className={styles.about}>
      <span>
        {formatMessage(ABOUT_PRICE_TEXT.about, {
          price: (
            <bdi key="price" translate="no">
              {price}
            </bdi>
          ),
          day: format.day(day),
        })}
      </span>
      {codes.length > 1 && (
        <select
          aria-label={formatMessage(ABOUT_PRICE_TEXT.currency)}
          value={chosen}
          onChange={({ target }) => {
            setChosen(target.value);
            keepChoice(target.value);
          }}
        >
          {codes.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
      )}
    </p>
  );
}

function readChoice(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    // Storage is blocked: the first currency is shown.
    return null;
  }
}

function keepChoice(code: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, code);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}
