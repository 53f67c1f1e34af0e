import { useState } from 'react';
import { useHost } from 'shared-kit/remote';
import { type BookingSort, DEFAULT_SORT, nameBookingSort, parseBookingSort } from './booking-sort.ts';
import type { BookingsFilter } from './bookings-filter.ts';
import { PAGE_SIZE } from './staff-query.ts';
import { readChoice, storeChoice } from './stored-choice.ts';

/** Page sizes that the person can choose. */
export const PAGE_SIZES = [PAGE_SIZE, 20, 50] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** Sort order and page size of the list of bookings, as chosen by the person. */
export interface BookingsView {
  readonly sort: BookingSort;
  readonly size: PageSize;
}

/** Request for a page of bookings. */
export interface BookingsRequest extends BookingsView {
  readonly page: number;
  readonly filter: BookingsFilter;
}

/**
 * Returns the view that the person chose last in this browser, as it was when the component was mounted, and the
 * function that stores a choice.
 */
export function useBookingsView() {
  const session = useHost().session.getState();
  const key = `bookings-view/${session.status === 'signed-in' ? (session.accountId ?? '') : ''}`;
  const [view] = useState(() => readView(key));
  const remember = (choice: Partial<BookingsView>) => storeView(key, { ...readView(key), ...choice });
  return [view, remember] as const;
}

export function parsePageSize(value: unknown): PageSize | undefined {
  return PAGE_SIZES.find((size) => size === Number(value));
}

function readView(key: string): BookingsView {
  const stored: { readonly sort?: unknown; readonly size?: unknown } = Object(readChoice(key));
  return { sort: parseBookingSort(stored.sort) ?? DEFAULT_SORT, size: parsePageSize(stored.size) ?? PAGE_SIZE };
}

function storeView(key: string, { sort, size }: BookingsView): void {
  storeChoice(key, { sort: nameBookingSort(sort), size });
}
