import type { HistoryEntry } from 'shared-kit/api-client';
import type { AuditedEntity } from 'shared-kit/domain';
import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { STAFF_QUERY, STAFF_STATE } from '../../data/staff-query.ts';

/** Reads the latest changes of an entity, or without a key those of all entities of the kind, latest first. */
export function useHistory(
  entity: AuditedEntity,
  key: string | undefined,
  limit: number,
): QueryState<readonly HistoryEntry[]> {
  const { api } = useHost();
  const response = useSWR(cacheKeys.history(entity, key, limit), () => api.accounts.listHistory(entity, key, limit), {
    ...STAFF_QUERY,
    revalidateOnMount: true,
  });
  return toQueryState(response, STAFF_STATE);
}
