import type { Car, NewCar } from 'shared-kit/domain';

/** What stands in the form: a car that may be unfinished. */
export interface CarFormValues {
  readonly name: string;
  readonly type: Car['type'] | undefined;
  readonly seats: Car['seats'];
  readonly fuel: Car['fuel'];
  readonly transmission: Car['transmission'];
  readonly price: number | null;
}

/** Spec §3. */
const NEW_CAR: CarFormValues = {
  name: '',
  type: undefined,
  seats: 4,
  fuel: 'Gasoline',
  transmission: 'Automatic',
  price: 0,
};

/** With what the form begins: the car to edit, or the defaults of a new one. */
export function initialValues(car: Car | undefined): CarFormValues {
  if (!car) return NEW_CAR;
  const { name, type, seats, fuel, transmission, price } = car;
  return { name, type, seats, fuel, transmission, price };
}

/** The car to save, or undefined while something is missing. */
export function readCar(values: CarFormValues, image: string): NewCar | undefined {
  const name = values.name.trim();
  const { type, seats, fuel, transmission, price } = values;
  if (!name || !type || !image || price === null) return undefined;
  return { name, type, seats, fuel, transmission, price, image };
}
