import type { DateRange, LengthHint as Hint, Quote } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { Button } from 'shared-kit/ui';
import styles from './length-hint.module.css';
import { PRICE_TEXT } from './texts.ts';

interface LengthHintProps {
  readonly hint: Hint;
  readonly quoted: Quote;
  readonly onTake: (range: DateRange) => void;
}

/** A longer rental that costs less, which one press chooses. */
export function LengthHint({ hint, quoted, onTake }: LengthHintProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const sign = useHost().site.currencySigns.storefront;
  const price = (amount: number) => <span translate="no">{format.price(amount, sign)}</span>;
  return (
    <div className={styles.hint}>
      <p>
        {formatMessage(PRICE_TEXT.longer, {
          days: format.days(hint.days),
          total: price(hint.totalPrice),
          saved: price(quoted.totalPrice - hint.totalPrice),
          chosen: format.days(quoted.days),
        })}
      </p>
      <Button look="secondary" onClick={() => onTake({ from: hint.from, to: hint.to })}>
        {formatMessage(PRICE_TEXT.takeLonger, { days: format.days(hint.days) })}
      </Button>
    </div>
  );
}
