import type { Car, DateRange } from 'shared-kit/domain';
import type { QueryState } from 'shared-kit/remote';
import { useFleet } from '../../data/use-fleet.ts';
import { useUnavailableCars } from '../../data/use-planning-cars.ts';

/** The whole fleet by name, also cars that visitors do not see, and which of them are not free. */
export interface FreeCars {
  readonly fleet: readonly Car[];
  readonly unavailable: ReadonlySet<string>;
}

/**
 * Reads the fleet, and which cars are not free in a range if there is one. The former cars stay while they load.
 * @param except id of a booking that counts as free
 */
export function useFreeCars(range: DateRange | undefined, except?: number): QueryState<FreeCars> {
  const taken = useUnavailableCars(range, except, { keepPreviousData: true });
  const cars = useFleet();
  const ids = range ? taken : ({ status: 'ready', value: new Set<string>(), isRefreshing: false } as const);
  if (cars.status !== 'ready') return cars;
  if (ids.status !== 'ready') return ids;
  return {
    status: 'ready',
    value: { fleet: cars.value, unavailable: ids.value },
    isRefreshing: cars.isRefreshing || ids.isRefreshing,
  };
}
