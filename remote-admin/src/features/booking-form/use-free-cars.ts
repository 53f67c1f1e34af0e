import type { Car, DateRange } from 'shared-kit/domain';
import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { STAFF_QUERY, STAFF_STATE } from '../../data/staff-query.ts';
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
  const { api } = useHost();
  const fleet = useSWR(
    cacheKeys.fleet,
    async () => {
      const sort = { field: 'name', direction: 1 } as const;
      return (await api.searchEntities({ entity: 'Cars', includeHidden: true, sort })).data;
    },
    STAFF_QUERY,
  );
  const taken = useUnavailableCars(range, except, { keepPreviousData: true });
  const cars = toQueryState(fleet, STAFF_STATE);
  const ids = range ? taken : ({ status: 'ready', value: new Set<string>(), isRefreshing: false } as const);
  if (cars.status !== 'ready') return cars;
  if (ids.status !== 'ready') return ids;
  return {
    status: 'ready',
    value: { fleet: cars.value, unavailable: ids.value },
    isRefreshing: cars.isRefreshing || ids.isRefreshing,
  };
}
