import { ADMIN_PAGE_SIZE, type Car, type Pagination } from 'shared-kit/domain';
import useSWR from 'swr';
import { cacheKeys } from './cache-keys.ts';
import { useHost } from './host-context.tsx';
import { type RemoteData, toRemoteData } from './remote-data.ts';

export interface CarsPage {
  readonly cars: readonly Car[];
  readonly pagination: Pagination;
}

/** A page of the fleet (spec §7). The page before stays while the next one comes. */
export function useCarsPage(page: number): RemoteData<CarsPage> {
  const { api } = useHost();
  const load = async (): Promise<CarsPage> => {
    const { data, pagination } = await api.searchEntities({
      entity: 'Cars',
      pagination: { page, size: ADMIN_PAGE_SIZE },
    });
    if (!pagination) throw new TypeError('Cars: the answer carries no pagination');
    return { cars: data, pagination };
  };
  return toRemoteData(useSWR(cacheKeys.carsPage(page), load, { keepPreviousData: true }));
}
