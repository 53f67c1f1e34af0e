import { nameSort } from '../kit/list-screen/list-sort.ts';
import { useStoredView } from '../kit/use-stored-view.ts';
import { type BookingSort, DEFAULT_SORT, parseBookingSort } from './booking-sort.ts';
import type { BookingsFilter } from './bookings-filter.ts';
import { PAGE_SIZE } from './staff-query.ts';

/** Page sizes that the person can choose. */
export const PAGE_SIZES = [PAGE_SIZE, 20, 50] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** Sort order and page size of the list of bookings. */
export interface BookingsView {
  readonly sort: BookingSort;
  readonly size: PageSize;
}

/** What the person chose last. */
export interface ChosenView extends BookingsView {
  /** Whether a list without search and filter begins today. */
  readonly isFromToday: boolean;
}

/** Request for a page of bookings. */
export interface BookingsRequest extends BookingsView {
  readonly page: number;
  readonly filter: BookingsFilter;
}

/** Returns the view that the person chose last in this browser, as `useStoredView`. */
export function useBookingsView() {
  return useStoredView<ChosenView>(
    'bookings-view',
    ({ sort, size, isFromToday }) => ({
      sort: parseBookingSort(sort) ?? DEFAULT_SORT,
      size: parsePageSize(size) ?? PAGE_SIZE,
      isFromToday: isFromToday === true,
    }),
    ({ sort, ...rest }) => ({ sort: nameSort(sort), ...rest }),
  );
}

export function parsePageSize(value: unknown): PageSize | undefined {
  return PAGE_SIZES.find((size) => size === Number(value));
}
