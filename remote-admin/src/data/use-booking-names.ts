import type { Booking } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from './cache-keys.ts';
import { STAFF_QUERY } from './staff-query.ts';

const FIELDS = ['id', 'confirmationCode', 'customerName'] as const;

export type BookingName = Pick<Booking, (typeof FIELDS)[number]>;

/** Returns the names of bookings by their ids; empty until they are read. */
export function useBookingNames(ids: readonly number[]): ReadonlyMap<number, BookingName> {
  const { api } = useHost();
  const value = [...new Set(ids)].sort((one, other) => one - other);
  const { data } = useSWR(
    value.length > 0 && cacheKeys.bookingNames(value),
    () =>
      api.searchEntities({ entity: 'CarsBooking', fields: FIELDS, query: [{ field: 'id', operator: 'in', value }] }),
    STAFF_QUERY,
  );
  return new Map(data?.data.map((booking) => [booking.id, booking]));
}
