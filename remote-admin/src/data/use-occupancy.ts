import type { Booking, CalendarDay, OccupancyKind } from 'shared-kit/domain';
import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from './cache-keys.ts';
import { STAFF_QUERY, STAFF_STATE } from './staff-query.ts';

const FIELDS = ['id', 'carId', 'status', 'pickupDate', 'dropoffDate'] as const;

/** A period in which the agency keeps a car for itself. */
export interface BlockedPeriod {
  readonly carId: string;
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  readonly reason: Exclude<OccupancyKind, 'rental'>;
}

/** What occupies the fleet on a day. */
export interface Occupancy {
  readonly rentals: readonly Pick<Booking, (typeof FIELDS)[number]>[];
  readonly blocks: readonly BlockedPeriod[];
}

/** Reads what occupies the fleet on a day: the cars that customers have, and the rentals and blocks planned for it. */
export function useOccupancy(today: CalendarDay): QueryState<Occupancy> {
  const { api } = useHost();
  const load = async () => {
    const { data } = await api.searchEntities({
      entity: 'CarsBooking',
      fields: FIELDS,
      query: [
        {
          operator: 'OR',
          query: [
            { field: 'status', operator: 'in', value: ['out', 'active'] },
            {
              operator: 'AND',
              query: [
                { field: 'status', operator: 'in', value: ['requested', 'reserved'] },
                { field: 'pickupDate', operator: 'lte', value: today },
                { field: 'dropoffDate', operator: 'gte', value: today },
              ],
            },
          ],
        },
      ],
    });
    return { rentals: data, blocks: [] };
  };
  return toQueryState(useSWR(cacheKeys.occupancy(today), load, STAFF_QUERY), STAFF_STATE);
}
