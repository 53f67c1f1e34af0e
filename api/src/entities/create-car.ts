import { randomBytes } from 'node:crypto';
import { type Car, DEFAULT_CAR_RATING } from 'shared-kit/domain';
import type { Database } from '../database/database.ts';

export type NewCar = Omit<Car, 'CarId' | 'rating' | 'features'> & Partial<Pick<Car, 'rating' | 'features'>>;

/** Stores a checked car under a new id; answers the id. */
export async function createCar(database: Database, car: NewCar): Promise<string> {
  const CarId = makeCarId(car.name);
  await database.insertInto('cars').values(carColumns(CarId, car)).execute();
  return CarId;
}

/** The columns of a car, defaults filled in (spec §3). */
export function carColumns(CarId: string, car: NewCar) {
  return {
    car_id: CarId,
    name: car.name.trim(),
    image: car.image,
    type: car.type,
    seats: car.seats,
    fuel: car.fuel,
    transmission: car.transmission,
    price: car.price,
    rating: car.rating ?? DEFAULT_CAR_RATING,
    features: (car.features ?? []).map((feature) => feature.trim()),
  };
}

/** `dacia-duster-9f3k2a`: speaks in an address, and the suffix keeps two cars of one name apart. */
function makeCarId(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 48);
  return `${slug || 'car'}-${randomBytes(4).toString('hex')}`;
}
