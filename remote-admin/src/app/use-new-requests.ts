import { useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from '../data/cache-keys.ts';
import { STAFF_QUERY } from '../data/staff-query.ts';

/** Returns the number of bookings that are requested; 0 until it is known. */
export function useNewRequests(): number {
  const { api } = useHost();
  const { data } = useSWR(
    cacheKeys.newRequests,
    () =>
      api.countEntities({
        entity: 'CarsBooking',
        by: 'status',
        query: [{ field: 'status', operator: 'EQ', value: 'requested' }],
      }),
    STAFF_QUERY,
  );
  return data?.[0]?.count ?? 0;
}
