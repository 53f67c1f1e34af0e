import type { Car, Pagination } from 'shared-kit/domain';
import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { type CarSearch, cacheKeys } from '../../data/cache-keys.ts';
import { STAFF_STATE } from '../../data/staff-query.ts';

interface CarPageResult {
  readonly cars: readonly Car[];
  readonly pagination: Pagination;
}

/** Reads a page of the fleet; nothing while `search` is undefined. The previous page stays while the next one loads. */
export function useCarsPage(search: CarSearch | undefined): QueryState<CarPageResult> {
  const { api } = useHost();
  const load = async ([, , asked]: ReturnType<typeof cacheKeys.carsPage>): Promise<CarPageResult> => {
    const { data, pagination } = await api.searchEntities({ entity: 'Cars', includeHidden: true, ...asked });
    if (!pagination) throw new TypeError('Cars: the response has no pagination');
    return { cars: data, pagination };
  };
  return toQueryState(useSWR(search && cacheKeys.carsPage(search), load, { keepPreviousData: true }), STAFF_STATE);
}
