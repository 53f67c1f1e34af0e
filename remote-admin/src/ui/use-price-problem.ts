import { MAX_PRICE } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import type { ParsedPrice } from './parse-price.ts';
import { PRICE_PROBLEMS } from './texts.ts';

/**
 * Returns the function that describes, from the result of `parsePrice`, why a text is not a price and how to write one.
 * It returns undefined for a price and for an empty text.
 */
export function usePriceProblem() {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  return (price: ParsedPrice): string | undefined => {
    switch (price.status) {
      case 'price':
      case 'missing':
        return undefined;
      case 'ambiguous': {
        const { asThousands, asDecimal } = price;
        return formatMessage(PRICE_PROBLEMS.ambiguous, { asThousands, asDecimal, twoDecimals: asDecimal.slice(0, -1) });
      }
      case 'negative':
        return formatMessage(PRICE_PROBLEMS.negative);
      case 'too-precise':
        return formatMessage(PRICE_PROBLEMS.tooPrecise);
      case 'too-high':
        return formatMessage(PRICE_PROBLEMS.tooHigh, { maximum: format.price(MAX_PRICE, site.currencySigns.console) });
      case 'not-a-number':
        return formatMessage(PRICE_PROBLEMS.notANumber);
    }
  };
}
