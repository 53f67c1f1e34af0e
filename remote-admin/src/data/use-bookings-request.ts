import type { BookingsRequest } from './bookings-view.ts';
import { useBookingsView } from './bookings-view.ts';
import { useDashboardAddress } from './use-dashboard-address.ts';

/** Returns the request for bookings from the URL; missing parts are those that the person chose last. */
export function useBookingsRequest() {
  const [{ bookingsPage, filter, sort, pageSize }, change] = useDashboardAddress();
  const [usual, remember] = useBookingsView();
  const request: BookingsRequest = {
    page: bookingsPage,
    filter,
    sort: sort ?? usual.sort,
    size: pageSize ?? usual.size,
  };
  return { request, usual, remember, change };
}
