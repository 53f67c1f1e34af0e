import type { Paper } from 'shared-kit/domain';
import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { STAFF_QUERY, STAFF_STATE } from '../../data/staff-query.ts';

/** Reads the papers of a booking, the newest first. */
export function usePapers(bookingId: number): QueryState<readonly Paper[]> {
  const { api } = useHost();
  const response = useSWR(cacheKeys.papers(bookingId), () => api.papers.list(bookingId), STAFF_QUERY);
  return toQueryState(response, STAFF_STATE);
}
