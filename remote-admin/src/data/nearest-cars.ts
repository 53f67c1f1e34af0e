import type { Car } from 'shared-kit/domain';

/** Returns free cars that can take another's place: of its type first, then by the nearest price. */
export function nearestCars<Row extends Pick<Car, 'CarId' | 'type' | 'price'>>(
  cars: readonly Row[],
  car: Pick<Car, 'CarId' | 'type' | 'price'>,
  unavailable: ReadonlySet<string>,
): Row[] {
  const distance = ({ type, price }: Row) => (type === car.type ? 0 : 1e6) + Math.abs(price - car.price);
  return cars
    .filter(({ CarId }) => CarId !== car.CarId && !unavailable.has(CarId))
    .sort((a, b) => distance(a) - distance(b));
}
