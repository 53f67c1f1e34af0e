import type { Car } from 'shared-kit/domain';

export interface ModelCount {
  readonly cars: number;
  /** Undefined until it is known. */
  readonly free: number | undefined;
}

/** Returns how many cars each model has in the fleet, and how many of them are not among those that are unavailable. */
export function modelCounts(
  cars: readonly Pick<Car, 'CarId' | 'name' | 'archived'>[],
  unavailable: ReadonlySet<string> | undefined,
): ReadonlyMap<string, ModelCount> {
  const counts = new Map<string, ModelCount>();
  for (const { CarId, name } of cars.filter(({ archived }) => !archived)) {
    const { cars: before, free = 0 } = counts.get(name) ?? { cars: 0 };
    const isFree = unavailable && !unavailable.has(CarId);
    counts.set(name, { cars: before + 1, free: unavailable && free + Number(isFree) });
  }
  return counts;
}
