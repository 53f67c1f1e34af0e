import type { Car, Pagination } from 'shared-kit/domain';
import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from './cache-keys.ts';
import { PAGE_SIZE, STAFF_STATE } from './staff-query.ts';

interface CarPageResult {
  readonly cars: readonly Car[];
  readonly pagination: Pagination;
}

/** Reads a page of the fleet. The previous page stays while the next one loads. */
export function useCarsPage(page: number): QueryState<CarPageResult> {
  const { api } = useHost();
  const load = async (): Promise<CarPageResult> => {
    const { data, pagination } = await api.searchEntities({
      entity: 'Cars',
      pagination: { page, size: PAGE_SIZE },
    });
    if (!pagination) throw new TypeError('Cars: the response has no pagination');
    return { cars: data, pagination };
  };
  return toQueryState(useSWR(cacheKeys.carsPage(page), load, { keepPreviousData: true }), STAFF_STATE);
}
