import type { Car, NewCar } from 'shared-kit/domain';
import { parsePrice, writePrice } from '../../ui/parse-price.ts';

/** Values of the form, possibly incomplete. */
export interface CarFormValues {
  readonly name: string;
  readonly type: Car['type'] | undefined;
  readonly seats: Car['seats'];
  readonly fuel: Car['fuel'];
  readonly transmission: Car['transmission'];
  /** The text as typed, whether or not it is a valid price. */
  readonly price: string;
}

/** The defaults of a new car. */
const NEW_CAR: CarFormValues = {
  name: '',
  type: undefined,
  seats: 4,
  fuel: 'Gasoline',
  transmission: 'Automatic',
  price: writePrice(0),
};

/** Returns the initial values: those of the car to edit, or the defaults of a new one. */
export function initialValues(car: Car | undefined): CarFormValues {
  if (!car) return NEW_CAR;
  const { name, type, seats, fuel, transmission, price } = car;
  return { name, type, seats, fuel, transmission, price: writePrice(price) };
}

/** Returns the car to save; undefined while a value is missing or the price is invalid. */
export function readCar(values: CarFormValues, image: string): NewCar | undefined {
  const name = values.name.trim();
  const { type, seats, fuel, transmission } = values;
  const price = parsePrice(values.price);
  if (!name || !type || !image || price.status !== 'price') return undefined;
  return { name, type, seats, fuel, transmission, price: price.cents / 100, image };
}
