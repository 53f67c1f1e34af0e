import type { EntitySearch } from 'shared-kit/api-client';
import type { Fine } from 'shared-kit/domain';
import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { STAFF_QUERY, STAFF_STATE } from '../../data/staff-query.ts';

/** Reads the fines that a search finds. */
export function useFines(search: Pick<EntitySearch<'Fines'>, 'query' | 'sort'>): QueryState<readonly Fine[]> {
  const { api } = useHost();
  const asked = { entity: 'Fines', ...search } as const;
  // A host of the release before cannot read them.
  const key = 'fines' in api ? cacheKeys.finesPage(asked) : null;
  const read = async () => (await api.searchEntities(asked)).data;
  return toQueryState(useSWR(key, read, { ...STAFF_QUERY, revalidateOnMount: true }), STAFF_STATE);
}
