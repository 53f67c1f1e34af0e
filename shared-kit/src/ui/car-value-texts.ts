import { type Message, useIntl } from 'shared-kit/intl';
import type { Car } from '../domain/index.ts';
import { CAR_FUEL_NAMES, CAR_TRANSMISSION_NAMES, CAR_TYPE_NAMES } from '../intl/car-value-names.ts';

/** Returns functions that name the type, fuel and transmission of a car in the language of the page. */
export function useCarValues() {
  const { formatMessage } = useIntl();
  // A newer server may know more values than this release.
  const name = (texts: Readonly<Record<string, Message>>, value: string): string => {
    const text = texts[value];
    return text ? formatMessage(text) : value;
  };
  return {
    type: (value: Car['type']) => name(CAR_TYPE_NAMES, value),
    fuel: (value: Car['fuel']) => name(CAR_FUEL_NAMES, value),
    transmission: (value: Car['transmission']) => name(CAR_TRANSMISSION_NAMES, value),
  };
}
