import { type Alternatives, type AlternativesQuery, type Car, isSameOffer } from 'shared-kit/domain';
import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from './cache-keys.ts';

/** Reads alternatives to dates that are not available. */
export function useAlternatives(query: AlternativesQuery): QueryState<Alternatives> {
  const { api } = useHost();
  return toQueryState(useSWR(cacheKeys.alternatives(query), () => api.findAlternatives(query)));
}

/** Returns the free car of the same offer as a car among the alternatives to it (docs/rules.md#offers). */
export function findTwin({ cars: [first] }: Alternatives, car: Car): Car | undefined {
  return first && isSameOffer(first, car) ? first : undefined;
}
