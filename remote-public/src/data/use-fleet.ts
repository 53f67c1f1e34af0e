import type { DateRange, FleetFilters, FleetPage } from 'shared-kit/domain';
import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from './cache-keys.ts';
import type { FleetChoice } from './fleet-url.ts';

/** Cars of the preview on the home page. */
export const FLEET_PREVIEW_SIZE = 6;

/** Reads the first cars of the fleet, for the home page. */
export function useFleetPreview(): QueryState<FleetPage> {
  const { api } = useHost();
  return toQueryState(useSWR(cacheKeys.carPreview, () => api.searchFleet({ size: FLEET_PREVIEW_SIZE })));
}

/** Reads a page of the cars that are available on every day of the range and match the filters. */
export function useFleet(range: DateRange, choice: FleetChoice): QueryState<FleetPage> {
  const { api } = useHost();
  return toQueryState(useSWR(cacheKeys.fleet(range, choice), () => api.searchFleet({ ...choice, range })));
}

/** Reads how many cars of the offer of a car are free on every day of the range, and what customers made of them; undefined until it is read. */
export function useOffer(carId: string, range?: DateRange): FleetPage | undefined {
  const { api } = useHost();
  const query = { carId, ...(range && { range }) };
  return useSWR(cacheKeys.offer(query), () => api.searchFleet(query)).data;
}

/**
 * Reads the number of cars that are available on every day of the range and match the filters, and their prices,
 * without the cars; reads nothing without a range.
 */
export function useFleetCount(range: DateRange | undefined, filters: FleetFilters = {}): QueryState<FleetPage> {
  const { api } = useHost();
  const query = { ...filters, ...(range && { range }), size: 0 };
  return toQueryState(useSWR(range ? cacheKeys.fleetCount(query) : null, () => api.searchFleet(query)));
}
