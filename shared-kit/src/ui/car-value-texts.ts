import { defineMessages, type Message, useIntl } from 'shared-kit/intl';
import type { Car } from '../domain/index.ts';

const TYPES: Readonly<Record<Car['type'], Message>> = defineMessages({
  SUV: { id: 'carValue.typeSuv', defaultMessage: 'SUV', description: 'Type of a car' },
  Sedan: { id: 'carValue.typeSedan', defaultMessage: 'Sedan', description: 'Type of a car' },
  Hatchback: { id: 'carValue.typeHatchback', defaultMessage: 'Hatchback', description: 'Type of a car' },
  Coupe: { id: 'carValue.typeCoupe', defaultMessage: 'Coupe', description: 'Type of a car' },
  Convertible: { id: 'carValue.typeConvertible', defaultMessage: 'Convertible', description: 'Type of a car' },
  Truck: { id: 'carValue.typeTruck', defaultMessage: 'Truck', description: 'Type of a car: a pick-up truck' },
});

const FUELS: Readonly<Record<Car['fuel'], Message>> = defineMessages({
  Gasoline: { id: 'carValue.fuelGasoline', defaultMessage: 'Gasoline' },
  Diesel: { id: 'carValue.fuelDiesel', defaultMessage: 'Diesel' },
  Electric: { id: 'carValue.fuelElectric', defaultMessage: 'Electric', description: 'Fuel of a car' },
  Hybrid: { id: 'carValue.fuelHybrid', defaultMessage: 'Hybrid', description: 'Fuel of a car' },
});

const TRANSMISSIONS: Readonly<Record<Car['transmission'], Message>> = defineMessages({
  Automatic: { id: 'carValue.transmissionAutomatic', defaultMessage: 'Automatic', description: 'Gearbox of a car' },
  Manual: { id: 'carValue.transmissionManual', defaultMessage: 'Manual', description: 'Gearbox of a car' },
  'Semi-Automatic': {
    id: 'carValue.transmissionSemiAutomatic',
    defaultMessage: 'Semi-Automatic',
    description: 'Gearbox of a car',
  },
});

/** Returns functions that name the type, fuel and transmission of a car in the language of the page. */
export function useCarValues() {
  const { formatMessage } = useIntl();
  // A newer server may know more values than this release.
  const name = (texts: Readonly<Record<string, Message>>, value: string): string => {
    const text = texts[value];
    return text ? formatMessage(text) : value;
  };
  return {
    type: (value: Car['type']) => name(TYPES, value),
    fuel: (value: Car['fuel']) => name(FUELS, value),
    transmission: (value: Car['transmission']) => name(TRANSMISSIONS, value),
  };
}
