import { CAR_FIELDS, type Car, type NewCar, normalizeCapitals, normalizeLine } from 'shared-kit/domain';
import { findChanges } from '../../kit/record-form/find-changes.ts';
import { parseNumber } from '../../ui/parse-number.ts';
import { parsePrice, writePrice } from '../../ui/parse-price.ts';

/** Values of the form, possibly incomplete. Numbers are the text as typed, whether or not it is valid. */
export interface CarFormValues {
  readonly name: string;
  readonly type: Car['type'] | undefined;
  readonly seats: Car['seats'];
  readonly fuel: Car['fuel'];
  readonly transmission: Car['transmission'];
  readonly price: string;
  readonly plate: string;
  readonly colour: string;
  readonly year: string;
  readonly mileage: string;
  readonly features: readonly string[];
  readonly rating: string;
  readonly onSale: boolean;
}

/** The car that a form describes; null clears a field. */
export type FilledCar = Omit<Required<NewCar>, 'year' | 'mileage'> & {
  readonly year: number | null;
  readonly mileage: number | null;
};

/** The defaults of a new car. */
const NEW_CAR: CarFormValues = {
  name: '',
  type: undefined,
  seats: 4,
  fuel: 'Gasoline',
  transmission: 'Automatic',
  price: writePrice(0),
  plate: '',
  colour: '',
  year: '',
  mileage: '',
  features: [],
  rating: String(CAR_FIELDS.rating.default),
  onSale: true,
};

/** Returns the initial values: those of the car to edit, or the defaults of a new one. */
export function initialValues(car: Car | undefined): CarFormValues {
  if (!car) return NEW_CAR;
  const { name, type, seats, fuel, transmission, price, features } = car;
  const { plate = '', colour = '', year = '', mileage = '', rating, onSale = true } = car;
  return {
    ...{ name, type, seats, fuel, transmission, price: writePrice(price) },
    ...{ plate, colour, year: String(year), mileage: String(mileage), features, rating: String(rating), onSale },
  };
}

/** Returns the values of a copy of this car, without plate and mileage. */
export function duplicateValues(car: Car): CarFormValues {
  return { ...initialValues(car), plate: '', mileage: '' };
}

/** Returns the car to save; undefined while a value is missing or a number is invalid. */
export function readCar(values: CarFormValues, image: string, images: readonly string[]): FilledCar | undefined {
  const { type, seats, fuel, transmission, onSale } = values;
  const name = normalizeLine(values.name);
  const plate = normalizeCapitals(values.plate);
  const colour = normalizeLine(values.colour);
  const price = parsePrice(values.price);
  const year = parseNumber(values.year, CAR_FIELDS.year);
  const mileage = parseNumber(values.mileage, CAR_FIELDS.mileage);
  const rating = parseNumber(values.rating, CAR_FIELDS.rating);
  const features = [...new Set(values.features.map(normalizeLine).filter(Boolean))];
  if (!name || !type || !image || price.status !== 'price') return undefined;
  if (year === undefined || mileage === undefined || typeof rating !== 'number') return undefined;
  return {
    ...{ name, type, seats, fuel, transmission, price: price.cents / 100, image },
    ...{ plate, colour, year, mileage, features, rating, onSale, images },
  };
}

/** Returns the new car: the required fields, and the other ones that differ from the defaults. */
export function leaveOutDefaults(filled: FilledCar) {
  const { name, type, seats, fuel, transmission, price, image } = filled;
  const defaults = readCar({ ...NEW_CAR, name, type }, image, []);
  return { name, type, seats, fuel, transmission, price, image, ...findChanges(filled, { ...defaults }) };
}

/**
 * Returns the fields that differ from the initial car, so that concurrent changes of other fields by a colleague are
 * kept.
 */
export function findCarChanges(filled: FilledCar, car: Car): Partial<FilledCar> {
  const before = readCar(initialValues(car), filled.image, car.images ?? []);
  return findChanges(filled, { ...before, image: car.image });
}
