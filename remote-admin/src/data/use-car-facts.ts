import type { Car } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useCarValues } from 'shared-kit/ui';
import { matchesCar } from './filter-cars.ts';
import { CAR_TEXT } from './texts.ts';

/**
 * Returns the functions that describe a car in a line, and that tell whether it fits what was typed: name, plate, class,
 * gearbox, fuel, seats and features, in the language of the console or in English.
 */
export function useCarFacts() {
  const { formatMessage } = useIntl();
  const values = useCarValues();
  const describe = ({ type, transmission, fuel, seats }: Car) =>
    [
      values.type(type),
      values.transmission(transmission),
      values.fuel(fuel),
      formatMessage(CAR_TEXT.seats, { count: seats }),
    ].join(' · ');
  return {
    describe,
    fit: (car: Car, typed: string) =>
      matchesCar(car, typed, `${describe(car)} ${car.type} ${car.transmission} ${car.fuel} ${car.features.join(' ')}`),
  };
}
