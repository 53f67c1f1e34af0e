import type { Car } from 'shared-kit/domain';
import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from './cache-keys.ts';
import { STAFF_QUERY, STAFF_STATE } from './staff-query.ts';

/** Reads the fleet by name, also the cars that visitors do not see: at most a thousand. */
export function useFleet(): QueryState<readonly Car[]> {
  const { api } = useHost();
  const read = async () => {
    const sort = { field: 'name', direction: 1 } as const;
    return (await api.searchEntities({ entity: 'Cars', includeHidden: true, sort })).data;
  };
  return toQueryState(useSWR(cacheKeys.fleet, read, STAFF_QUERY), STAFF_STATE);
}
