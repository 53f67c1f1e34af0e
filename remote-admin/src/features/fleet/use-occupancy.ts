import type { Booking, CalendarDay, CarBlock } from 'shared-kit/domain';
import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { readAll } from '../../data/read-all.ts';
import { STAFF_QUERY, STAFF_STATE } from '../../data/staff-query.ts';

const RENTAL_FIELDS = ['id', 'carId', 'status', 'pickupDate', 'dropoffDate'] as const;
const BLOCK_FIELDS = ['id', 'carId', 'from', 'to', 'reason'] as const;

/** Rentals and blocks that occupy the fleet on a day. */
export interface Occupancy {
  readonly rentals: readonly Pick<Booking, (typeof RENTAL_FIELDS)[number]>[];
  readonly blocks: readonly Pick<CarBlock, Exclude<(typeof BLOCK_FIELDS)[number], 'id'>>[];
}

/** Reads what occupies the fleet on a day: the cars that customers have, and the rentals and blocks planned for it. */
export function useOccupancy(today: CalendarDay): QueryState<Occupancy> {
  const { api } = useHost();
  const load = async () => {
    const [rentals, blocks] = await Promise.all([
      readAll((after) =>
        api.searchEntities({
          entity: 'CarsBooking',
          fields: RENTAL_FIELDS,
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
            ...after,
          ],
          sort: { field: 'id', direction: 1 },
        }),
      ),
      readAll((after) =>
        api.searchEntities({
          entity: 'CarBlocks',
          fields: BLOCK_FIELDS,
          query: [
            { field: 'from', operator: 'lte', value: today },
            { field: 'to', operator: 'gte', value: today },
            ...after,
          ],
          sort: { field: 'id', direction: 1 },
        }),
      ),
    ]);
    return { rentals, blocks };
  };
  return toQueryState(useSWR(cacheKeys.occupancy(today), load, STAFF_QUERY), STAFF_STATE);
}
