import { formatPrice, MAX_PRICE, MAX_UPLOAD_MB } from 'shared-kit/domain';
import type { ParsedPrice } from './parse-price.ts';

export const IMAGE_HINT = `JPEG, PNG, WebP or AVIF, up to ${MAX_UPLOAD_MB} MB. Choose a file, then click Upload.`;

export const FREE_OF_CHARGE = {
  title: 'Price of 0',
  question: 'This car would be free of charge. Save all the same?',
  yes: 'Save free of charge',
  no: 'Change price',
};

/** Why a text is no price and how to write it instead; undefined for a price and where nothing was typed. */
export function describePriceProblem(price: ParsedPrice, currencySign: string): string | undefined {
  switch (price.status) {
    case 'price':
    case 'missing':
      return undefined;
    case 'ambiguous': {
      const { asThousands, asDecimal } = price;
      const twoDecimals = asDecimal.slice(0, -1);
      return `This could be ${asThousands} or ${asDecimal}. Please write ${asThousands}.00, or ${twoDecimals} with two decimals.`;
    }
    case 'negative':
      return 'A price cannot be negative';
    case 'too-precise':
      return 'Please write at most two decimals, for example 39.50';
    case 'too-high':
      return `Please enter at most ${formatPrice(MAX_PRICE, currencySign)}`;
    case 'no-number':
      return 'This is not a price. Please write a number, for example 39.50';
  }
}
