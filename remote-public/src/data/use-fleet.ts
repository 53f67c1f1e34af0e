import type { Car, DateRange } from 'shared-kit/domain';
import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from './cache-keys.ts';

/** Cars of the preview on the home page. */
export const FLEET_PREVIEW_SIZE = 6;
/** Sort order of every list of cars: the best rated first. */
const FLEET_ORDER = { field: 'rating', direction: 'descending' } as const;

/** Reads the first cars of the fleet, for the home page. */
export function useFleetPreview(): QueryState<readonly Car[]> {
  const { api } = useHost();
  return toQueryState(
    useSWR(cacheKeys.carPreview, async () => {
      const pagination = { page: 1, size: FLEET_PREVIEW_SIZE };
      return (await api.searchEntities({ entity: 'Cars', sort: FLEET_ORDER, pagination })).data;
    }),
  );
}

/** Reads the cars that are available on every day of the range. */
export function useAvailableCars(range: DateRange): QueryState<readonly Car[]> {
  const { api } = useHost();
  return toQueryState(
    useSWR(cacheKeys.availableCars(range), async () => {
      const taken = await api.findUnavailableCars(range);
      const query = taken.length > 0 ? [{ field: 'CarId', operator: 'nin', value: taken } as const] : [];
      return (await api.searchEntities({ entity: 'Cars', query, sort: FLEET_ORDER })).data;
    }),
  );
}
