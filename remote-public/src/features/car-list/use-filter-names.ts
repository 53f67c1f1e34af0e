import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { useCarValues } from 'shared-kit/ui';
import type { SetFilter } from '../../data/fleet-url.ts';
import { CARD_TEXT, FILTER_TEXT } from './texts.ts';

/** Returns the function that names a value of a filter in the language of the page. */
export function useFilterNames(): (filter: SetFilter) => string {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const values = useCarValues();
  return ({ field, value }) => {
    switch (field) {
      case 'types':
        return values.type(value);
      case 'transmissions':
        return values.transmission(value);
      case 'fuels':
        return values.fuel(value);
      case 'seats':
        return formatMessage(CARD_TEXT.seats, { count: value });
      case 'fourByFour':
        return formatMessage(FILTER_TEXT.fourByFour);
      case 'maxPrice':
        return formatMessage(FILTER_TEXT.priceUpTo, {
          price: format.price(value, site.currencySigns.storefront),
        });
    }
  };
}
