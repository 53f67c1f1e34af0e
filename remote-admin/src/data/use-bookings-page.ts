import type { ApiClient } from 'shared-kit/api-client';
import type { Booking, Pagination } from 'shared-kit/domain';
import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import type { BookingSort } from './booking-sort.ts';
import { cacheKeys } from './cache-keys.ts';
import { PAGE_SIZE, STAFF_QUERY, STAFF_STATE } from './staff-query.ts';

/** A booking with the name of its car, or the car's id when the name cannot be read. */
export interface BookingRow extends Booking {
  readonly carName: string;
}

interface BookingPageResult {
  readonly rows: readonly BookingRow[];
  readonly pagination: Pagination;
}

/** Reads a page of all bookings. The previous page stays while the next one loads. */
export function useBookingsPage(page: number, sort: BookingSort): QueryState<BookingPageResult> {
  const { api } = useHost();
  return toQueryState(
    useSWR(cacheKeys.bookingsPage(page, sort), () => loadBookingsPage(api, page, sort), {
      ...STAFF_QUERY,
      keepPreviousData: true,
    }),
    STAFF_STATE,
  );
}

async function loadBookingsPage(api: ApiClient, page: number, sort: BookingSort): Promise<BookingPageResult> {
  const { data, pagination } = await api.searchEntities({
    entity: 'CarsBooking',
    sort,
    pagination: { page, size: PAGE_SIZE },
  });
  if (!pagination) throw new TypeError('CarsBooking: the response has no pagination');
  const names = await loadCarNames(api, [...new Set(data.map(({ carId }) => carId))]);
  return {
    rows: data.map((booking) => ({ ...booking, carName: names.get(booking.carId) ?? booking.carId })),
    pagination,
  };
}

/** Returns car names by id. A failed read only leaves names out. */
async function loadCarNames(api: ApiClient, carIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  if (carIds.length === 0) return names;
  const found = await api
    .searchEntities({
      entity: 'Cars',
      fields: ['CarId', 'name'],
      query: [{ field: 'CarId', operator: 'in', value: carIds }],
    })
    .catch(() => ({ data: [] }));
  for (const { CarId, name } of found.data) names.set(CarId, name);
  // A car that is no longer on sale is not listed, but can be read by its id.
  const missing = carIds.filter((carId) => !names.has(carId));
  const cars = await Promise.all(missing.map((carId) => api.getEntity('Cars', carId).catch(() => undefined)));
  for (const car of cars) if (car) names.set(car.CarId, car.name);
  return names;
}
