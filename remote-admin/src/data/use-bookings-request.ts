import { isFiltered } from './bookings-filter.ts';
import type { BookingsRequest } from './bookings-view.ts';
import { useBookingsView } from './bookings-view.ts';
import { useDashboardUrlState } from './use-dashboard-url-state.ts';

/** Returns the request for bookings from the URL; missing parts are those that the person chose last. */
export function useBookingsRequest() {
  const [{ bookingsPage, filter, sort, pageSize }, change] = useDashboardUrlState();
  const [view, remember, chosen] = useBookingsView();
  const request: BookingsRequest = {
    page: bookingsPage,
    filter: view.isFromToday && !isFiltered(filter) ? { ...filter, period: 'fromToday' } : filter,
    sort: sort ?? chosen.sort,
    size: pageSize ?? chosen.size,
  };
  return { request, chosen, remember, change };
}
