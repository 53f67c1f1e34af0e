import type { Alternatives, AlternativesQuery } from 'shared-kit/domain';
import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from './cache-keys.ts';

/** Reads what to offer instead of dates that cannot be had. */
export function useAlternatives(query: AlternativesQuery): QueryState<Alternatives> {
  const { api } = useHost();
  return toQueryState(useSWR(cacheKeys.alternatives(query), () => api.findAlternatives(query)));
}
