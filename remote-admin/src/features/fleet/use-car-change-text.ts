import type { Car } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { FIELD_LABELS, useCarValues } from 'shared-kit/ui';
import { CHANGE_TEXT } from '../../ui/texts.ts';
import type { ToldChange } from '../../ui/use-undo-toast.ts';
import { usePriceChangeText } from './use-price-change-text.ts';

type CarChanges = { readonly [Name in keyof Car]?: Car[Name] | null | undefined };

/** Returns the function that says what of a car was changed: a price or a single value as before and after, else the names. */
export function useCarChangeText() {
  const { locale } = useHost();
  const { formatMessage } = useIntl();
  const tellPrice = usePriceChangeText();
  const carValues = useCarValues();
  const written = (name: string, value: unknown): string | undefined => {
    if (value === null || value === undefined || value === '') return '–';
    if (name === 'type' || name === 'fuel' || name === 'transmission')
      return (carValues[name] as (one: unknown) => string)(value);
    if (name.startsWith('image')) return undefined;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  };
  return (car: Car, changes: CarChanges): ToldChange => {
    const names = Object.keys(changes) as (keyof Car)[];
    const labels = names.map((name) => formatMessage(FIELD_LABELS[name]));
    const of = (what: string) => formatMessage(CHANGE_TEXT.of, { name: car.name, what });
    const [name] = names;
    if (names.length === 1 && typeof changes.price === 'number') return tellPrice(car, changes.price);
    const [before, after] = name ? [written(name, car[name]), written(name, changes[name])] : [];
    if (names.length !== 1 || before === undefined || after === undefined)
      return { changed: of(new Intl.ListFormat(locale.code).format(labels)) };
    const label = labels[0] ?? '';
    return {
      changed: of(
        formatMessage(CHANGE_TEXT.of, { name: label, what: formatMessage(CHANGE_TEXT.values, { before, after }) }),
      ),
      restored: of(formatMessage(CHANGE_TEXT.of, { name: label, what: before })),
    };
  };
}
