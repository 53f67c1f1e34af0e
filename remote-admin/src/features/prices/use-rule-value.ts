import { type Car, formatHours, joinWords, type Names, nameIn, type Place, type PriceSeason } from 'shared-kit/domain';
import { type Message, useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { useCarValues } from 'shared-kit/ui';
import { useWeekdayName } from './hours-row.tsx';
import { RULE_FIELDS } from './rules.ts';
import { DEPOSIT_METHOD_TEXT, FUEL_RULE_TEXT, PERIOD_TEXT, PLACE_KIND_TEXT, SEASON_TEXT } from './texts.ts';

/** Texts of the values that are codes. */
const CODES: Readonly<Record<string, Message>> = {
  ...PLACE_KIND_TEXT,
  ...DEPOSIT_METHOD_TEXT,
  ...FUEL_RULE_TEXT,
  season: SEASON_TEXT.season,
  event: SEASON_TEXT.eventMark,
  ...PERIOD_TEXT,
};
const CODED: readonly string[] = ['kind', 'per', 'depositMethod', 'fuelRule'];
const AMOUNTS: readonly string[] = Object.values(RULE_FIELDS).flatMap((fields) =>
  Object.entries(fields).flatMap(([name, field]) => (field.type === 'decimal' && name !== 'percent' ? name : [])),
);

/** Returns the function that writes a value of a rule's field; undefined for one that needs no more than its text. */
export function useRuleValue(cars: readonly Car[]) {
  const { site } = useHost();
  const { formatMessage, locale } = useIntl();
  const format = useFormat();
  const carValues = useCarValues();
  const weekdayName = useWeekdayName();
  const price = (amount: number) => format.price(amount, site.currencySigns.console);
  const joinAll = <Item>(items: readonly Item[], write: (item: Item) => string) => joinWords(items.map(write), locale);
  const lists: Readonly<Record<string, (value: never) => string>> = {
    ranges: (ranges: PriceSeason['ranges']) => joinAll(ranges, (range) => format.range(range)),
    prices: (prices: NonNullable<PriceSeason['prices']>) =>
      joinAll(prices, ({ carId, type, price: amount }) => {
        const name = type ? carValues.type(type) : (cars.find(({ CarId }) => CarId === carId)?.name ?? carId);
        return `${name} ${price(amount)}`;
      }),
    hours: (hours: NonNullable<Place['hours']>) =>
      joinAll(hours, ({ weekday, from, to }) => `${weekdayName(weekday)} ${formatHours([`${from}–${to}`], locale)}`),
  };
  return (field: string, value: unknown): string | undefined => {
    if (value === null || value === undefined) return undefined;
    if (Array.isArray(value)) return lists[field]?.(value as never);
    if (typeof value === 'object') return nameIn(value as Names, locale);
    if (typeof value === 'number') return AMOUNTS.includes(field) ? price(value) : undefined;
    const code = CODED.includes(field) ? CODES[String(value)] : undefined;
    return code && formatMessage(code);
  };
}
