import type { Car } from 'shared-kit/domain';

type ComparedCar = Pick<Car, 'CarId' | 'name' | 'type' | 'transmission' | 'price'>;

/** Returns free cars that can take another's place: of its model first, then of its type, with its gearbox, by the nearest price. */
export function nearestCars<Row extends ComparedCar>(
  cars: readonly Row[],
  car: ComparedCar,
  unavailable: ReadonlySet<string>,
): Row[] {
  const distance = ({ name, type, transmission, price }: Row) =>
    (transmission === car.transmission ? 0 : 1e6) +
    (name === car.name ? 0 : type === car.type ? 1e7 : 1e8) +
    Math.abs(price - car.price);
  return cars
    .filter(({ CarId }) => CarId !== car.CarId && !unavailable.has(CarId))
    .sort((a, b) => distance(a) - distance(b));
}
