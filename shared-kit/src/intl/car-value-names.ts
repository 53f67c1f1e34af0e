import type { Car } from '../domain/index.ts';
import { defineMessages, type Message } from './define-messages.ts';

export const CAR_TYPE_NAMES: Readonly<Record<Car['type'], Message>> = defineMessages({
  SUV: { id: 'carValue.TYPES.SUV', defaultMessage: 'SUV', description: 'Type of a car' },
  Sedan: { id: 'carValue.TYPES.Sedan', defaultMessage: 'Sedan', description: 'Type of a car' },
  Hatchback: { id: 'carValue.TYPES.Hatchback', defaultMessage: 'Hatchback', description: 'Type of a car' },
  Coupe: { id: 'carValue.TYPES.Coupe', defaultMessage: 'Coupe', description: 'Type of a car' },
  Convertible: { id: 'carValue.TYPES.Convertible', defaultMessage: 'Convertible', description: 'Type of a car' },
  Truck: { id: 'carValue.TYPES.Truck', defaultMessage: 'Truck', description: 'Type of a car: a pick-up truck' },
});

export const CAR_FUEL_NAMES: Readonly<Record<Car['fuel'], Message>> = defineMessages({
  Gasoline: { id: 'carValue.FUELS.Gasoline', defaultMessage: 'Gasoline' },
  Diesel: { id: 'carValue.FUELS.Diesel', defaultMessage: 'Diesel' },
  Electric: { id: 'carValue.FUELS.Electric', defaultMessage: 'Electric', description: 'Fuel of a car' },
  Hybrid: { id: 'carValue.FUELS.Hybrid', defaultMessage: 'Hybrid', description: 'Fuel of a car' },
});

export const CAR_TRANSMISSION_NAMES: Readonly<Record<Car['transmission'], Message>> = defineMessages({
  Automatic: { id: 'carValue.TRANSMISSIONS.Automatic', defaultMessage: 'Automatic', description: 'Gearbox of a car' },
  Manual: { id: 'carValue.TRANSMISSIONS.Manual', defaultMessage: 'Manual', description: 'Gearbox of a car' },
  'Semi-Automatic': {
    id: 'carValue.TRANSMISSIONS.Semi-Automatic',
    defaultMessage: 'Semi-Automatic',
    description: 'Gearbox of a car',
  },
});
