import type { Booking, CalendarDay } from 'shared-kit/domain';
import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from './cache-keys.ts';
import { STAFF_QUERY, STAFF_STATE } from './staff-query.ts';

const FIELDS = ['carId', 'kind', 'status', 'pickupDate', 'dropoffDate'] as const;

/** A rental or block that occupies a car today. */
export type OccupyingBooking = Pick<Booking, (typeof FIELDS)[number]>;

/** Reads what occupies the cars on a day: who has one, and the rentals and blocks planned for it. */
export function useOccupyingBookings(today: CalendarDay): QueryState<readonly OccupyingBooking[]> {
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
    return data;
  };
  return toQueryState(useSWR(cacheKeys.occupyingBookings(today), load, STAFF_QUERY), STAFF_STATE);
}
