import type { Car, Pagination } from 'shared-kit/domain';
import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from './cache-keys.ts';
import { PAGE_SIZE, STAFF_STATE } from './staff-query.ts';

export interface CarsPage {
  readonly cars: readonly Car[];
  readonly pagination: Pagination;
}

/** A page of the fleet. The page before stays while the next one comes. */
export function useCarsPage(page: number): QueryState<CarsPage> {
  const { api } = useHost();
  const load = async (): Promise<CarsPage> => {
    const { data, pagination } = await api.searchEntities({
      entity: 'Cars',
      pagination: { page, size: PAGE_SIZE },
    });
    if (!pagination) throw new TypeError('Cars: the answer carries no pagination');
    return { cars: data, pagination };
  };
  return toQueryState(useSWR(cacheKeys.carsPage(page), load, { keepPreviousData: true }), STAFF_STATE);
}
