import type { Car, DateRange } from 'shared-kit/domain';
import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR, { type SWRConfiguration } from 'swr';
import { cacheKeys } from './cache-keys.ts';
import { STAFF_QUERY, STAFF_STATE } from './staff-query.ts';

const FIELDS = [
  'CarId',
  'name',
  'plate',
  'type',
  'transmission',
  'price',
  'onSale',
  'archived',
] as const satisfies readonly (keyof Car)[];

export type PlanningCar = Pick<Car, (typeof FIELDS)[number]>;

/** Reads the fleet, also the cars that visitors do not see: at most a thousand. */
export function usePlanningCars(): QueryState<readonly PlanningCar[]> {
  const { api } = useHost();
  const read = async () => (await api.searchEntities({ entity: 'Cars', fields: FIELDS, includeHidden: true })).data;
  return toQueryState(useSWR(cacheKeys.planningCars, read, { keepPreviousData: true }), STAFF_STATE);
}

/**
 * Reads the ids of the cars that are not free in a range.
 * @param range undefined reads nothing
 * @param except id of a booking that counts as free
 * @param options `keepPreviousData`: those of the former range stay while the next are read, also without a range
 */
export function useUnavailableCars(
  range: DateRange | undefined,
  except?: number,
  options: Pick<SWRConfiguration, 'keepPreviousData'> = { keepPreviousData: false },
): QueryState<ReadonlySet<string>> {
  const { api } = useHost();
  const read = async () => new Set(range && (await api.findUnavailableCars(range, except)));
  const key = range ? cacheKeys.unavailableCars(range, except) : null;
  return toQueryState(useSWR(key, read, { ...STAFF_QUERY, ...options }), STAFF_STATE);
}
