import type { Car } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { CHANGE_TEXT } from '../../ui/texts.ts';
import type { ToldChange } from '../../ui/use-undo-toast.ts';
import { PRICE_TEXT } from './texts.ts';

/** Returns the function that says how the price of a car was changed. */
export function usePriceChangeText() {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const money = (amount: number) => format.price(amount, site.currencySigns.console);
  return ({ name, price }: Pick<Car, 'name' | 'price'>, next: number): ToldChange => {
    const after = formatMessage(PRICE_TEXT.perDay, { price: money(next) });
    const restored = formatMessage(PRICE_TEXT.perDay, { price: money(price) });
    return {
      changed: formatMessage(CHANGE_TEXT.of, {
        name,
        what: formatMessage(CHANGE_TEXT.values, { before: money(price), after }),
      }),
      restored: formatMessage(CHANGE_TEXT.of, { name, what: restored }),
    };
  };
}
