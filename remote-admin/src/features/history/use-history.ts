import { useState } from 'react';
import type { HistoryEntry } from 'shared-kit/api-client';
import type { AuditedEntity } from 'shared-kit/domain';
import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { STAFF_QUERY, STAFF_STATE } from '../../data/staff-query.ts';

/** Entries that are read at first, and at most. */
const FIRST_LIMIT = 10;
const MAX_LIMIT = 1_000;

export interface History {
  readonly state: QueryState<readonly HistoryEntry[]>;
  /** Reads the earlier changes, too; undefined when there are none. */
  readonly showAll: (() => void) | undefined;
}

/**
 * Reads the latest changes of an entity, or without a key those of all entities of the kind, latest first.
 * @param first number of entries at first
 */
export function useHistory(entity: AuditedEntity, key: string | undefined, first = FIRST_LIMIT): History {
  const { api } = useHost();
  const [limit, setLimit] = useState(first);
  const response = useSWR(cacheKeys.history(entity, key, limit), () => api.accounts.listHistory(entity, key, limit), {
    ...STAFF_QUERY,
    revalidateOnMount: true,
    keepPreviousData: true,
  });
  const hasMore = limit < MAX_LIMIT && (response.data?.length ?? 0) >= limit;
  return {
    state: toQueryState(response, STAFF_STATE),
    showAll: hasMore ? () => setLimit(MAX_LIMIT) : undefined,
  };
}
