import type { Booking } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from './cache-keys.ts';
import { STAFF_QUERY } from './staff-query.ts';

const FIELDS = ['id', 'confirmationCode', 'customerName'] as const;

export type NamedBooking = Pick<Booking, (typeof FIELDS)[number]>;

/** Returns the names of bookings by their ids; none until they are read. */
export function useSomeBookings(ids: readonly number[]): ReadonlyMap<number, NamedBooking> {
  const { api } = useHost();
  const value = [...new Set(ids)].sort((one, other) => one - other);
  const { data } = useSWR(
    value.length > 0 && cacheKeys.namedBookings(value),
    () =>
      api.searchEntities({ entity: 'CarsBooking', fields: FIELDS, query: [{ field: 'id', operator: 'in', value }] }),
    STAFF_QUERY,
  );
  return new Map(data?.data.map((booking) => [booking.id, booking]));
}
