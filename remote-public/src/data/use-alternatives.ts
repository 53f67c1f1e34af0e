import { type Alternatives, type AlternativesQuery, type Car, type DateRange, isSameOffer } from 'shared-kit/domain';
import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from './cache-keys.ts';

/** Reads alternatives to dates that are not available; nothing without a query. */
export function useAlternatives(query: AlternativesQuery | undefined): QueryState<Alternatives> {
  const { api } = useHost();
  return toQueryState(useSWR(query && cacheKeys.alternatives(query), query ? () => api.findAlternatives(query) : null));
}

/** Reads the free car of the same offer for dates on which a car is taken. */
export function useTwin(car: Car, taken: DateRange | undefined): Car | undefined {
  const found = useAlternatives(taken && { carId: car.CarId, range: taken });
  return found.status === 'ready' ? findTwin(found.value, car) : undefined;
}

/** Returns the free car of the same offer as a car among the alternatives to it (docs/rules.md#offers). */
export function findTwin({ cars: [first] }: Alternatives, car: Car): Car | undefined {
  return first && isSameOffer(first, car) ? first : undefined;
}
