import type { ApiClient } from 'shared-kit/api-client';
import type { CalendarDay, Pagination } from 'shared-kit/domain';
import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import type { BookingRow } from './add-cars.ts';
import { addFacts } from './add-facts.ts';
import { toEntitySort } from './booking-sort.ts';
import { type BookingsFilter, toSelection } from './bookings-filter.ts';
import type { BookingsRequest } from './bookings-view.ts';
import { cacheKeys } from './cache-keys.ts';
import { STAFF_QUERY, STAFF_STATE } from './staff-query.ts';
import { useAgencyToday } from './use-agency-today.ts';

export interface BookingPageResult {
  readonly rows: readonly BookingRow[];
  readonly pagination: Pagination;
  /** The filter of the request. */
  readonly filter: BookingsFilter;
}

/** Reads a page of bookings. The previous page stays while the next one loads. */
export function useBookingsPage(request: BookingsRequest): QueryState<BookingPageResult> {
  const { api } = useHost();
  const today = useAgencyToday();
  return toQueryState(
    useSWR(cacheKeys.bookingsPage(request, today), () => loadBookingsPage(api, request, today), STAFF_QUERY),
    STAFF_STATE,
  );
}

async function loadBookingsPage(
  api: ApiClient,
  { page, size, sort, filter }: BookingsRequest,
  today: CalendarDay,
): Promise<BookingPageResult> {
  const { data, pagination } = await api.searchEntities({
    entity: 'CarsBooking',
    ...toSelection(filter, today),
    sort: toEntitySort(sort, today),
    pagination: { page, size },
  });
  if (!pagination) throw new TypeError('CarsBooking: the response has no pagination');
  return { rows: await addFacts(api, data), pagination, filter };
}
