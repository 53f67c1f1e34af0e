import { type Car, normalizeLine } from 'shared-kit/domain';

export interface CarFilter {
  /** Words of the name or the plate. */
  readonly search: string;
  readonly type?: Car['type'] | undefined;
  /** Cars that are not free in the chosen days; none when no days are chosen. */
  readonly unavailable?: ReadonlySet<string> | undefined;
}

/** Returns the cars that match, sorted by name and plate, so that cars of one model are adjacent. */
export function filterCars<Row extends Pick<Car, 'CarId' | 'name' | 'plate' | 'type'>>(
  cars: readonly Row[],
  { search, type, unavailable }: CarFilter,
): Row[] {
  return cars
    .filter((car) => (!type || car.type === type) && !unavailable?.has(car.CarId) && matchesCar(car, search))
    .sort((a, b) => a.name.localeCompare(b.name) || (a.plate ?? '').localeCompare(b.plate ?? ''));
}

/**
 * Returns whether every word of the search is in the name or the plate, which is also found without its separators.
 * @param more further text of the car
 */
export function matchesCar({ name, plate = '' }: Pick<Car, 'name' | 'plate'>, search: string, more = ''): boolean {
  const text = fold(`${name} ${plate} ${plate.replaceAll(/[^\p{L}\d]/gu, '')} ${more}`);
  return fold(normalizeLine(search))
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Returns the text in lower case without accents. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
