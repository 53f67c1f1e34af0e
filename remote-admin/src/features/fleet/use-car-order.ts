import type { Car } from 'shared-kit/domain';
import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { STAFF_STATE } from '../../data/staff-query.ts';

const FIELDS = ['CarId', 'name', 'image', 'plate', 'type', 'price', 'onSale'] as const satisfies readonly (keyof Car)[];

export type OrderedCar = Pick<Car, (typeof FIELDS)[number]>;

/** Reads the fleet in the order in which visitors see it, also cars that are not on sale: at most a thousand. */
export function useCarOrder(): QueryState<readonly OrderedCar[]> {
  const { api } = useHost();
  const read = async () => {
    const query = [{ field: 'archived', operator: 'EQ', value: false } as const];
    return (await api.searchEntities({ entity: 'Cars', fields: FIELDS, query, includeHidden: true })).data;
  };
  return toQueryState(useSWR(cacheKeys.carOrder, read, { keepPreviousData: true }), STAFF_STATE);
}
