import type { Car } from 'shared-kit/domain';

export interface CarFilter {
  /** Words of the name or the plate. */
  readonly search: string;
  readonly type?: Car['type'] | undefined;
  /** Cars that are not free in the chosen days; none when no days are chosen. */
  readonly unavailable?: ReadonlySet<string> | undefined;
}

/** Returns the cars that match, by name and plate, so that cars of one model stand together. */
export function filterCars<Row extends Pick<Car, 'CarId' | 'name' | 'plate' | 'type'>>(
  cars: readonly Row[],
  { search, type, unavailable }: CarFilter,
): Row[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return cars
    .filter(({ CarId, name, plate, type: own }) => {
      const text = fold(`${name} ${plate ?? ''} ${(plate ?? '').replaceAll(/[^\p{L}\d]/gu, '')}`);
      return (!type || own === type) && !unavailable?.has(CarId) && words.every((word) => text.includes(word));
    })
    .sort((a, b) => a.name.localeCompare(b.name) || (a.plate ?? '').localeCompare(b.plate ?? ''));
}

/** Returns the text in lower case without accents. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
