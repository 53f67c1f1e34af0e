import type { Alternatives, AlternativesQuery } from 'shared-kit/domain';
import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from './cache-keys.ts';

/** Reads alternatives to dates that are not available. */
export function useAlternatives(query: AlternativesQuery): QueryState<Alternatives> {
  const { api } = useHost();
  return toQueryState(useSWR(cacheKeys.alternatives(query), () => api.findAlternatives(query)));
}
