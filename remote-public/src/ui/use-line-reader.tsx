import type { ReactNode } from 'react';
import { LOCALES } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import type { LineReader } from 'shared-kit/messages';
import { useFormat } from 'shared-kit/remote';

/** Returns what writes the lines of a price and the terms of a rental in the language of the page. */
export function useLineReader(currencySign: string): LineReader<ReactNode> {
  const { formatMessage: format, locale } = useIntl();
  const { price } = useFormat();
  // Isolated, in the direction of the page: as amounts that stand alone.
  const dir = LOCALES[locale].direction;
  return {
    locale,
    format,
    price: (amount) => (
      <bdi dir={dir} translate="no">
        {price(amount, currencySign)}
      </bdi>
    ),
  };
}
