import { type RefObject, useEffect, useRef, useState } from 'react';
import type { QueryState } from 'shared-kit/remote';
import type { BookingsFilter } from '../../data/bookings-filter.ts';
import { bookingLinks } from './move-between-rows.ts';

/**
 * After Enter in the search field, opens the booking if it is the only result, or focuses the first of several, as soon
 * as the results are shown. Does nothing when the text was changed after Enter.
 * @returns the ref of the element with the list, and the function to call with the search text on Enter
 */
export function useEnteredSearch(
  bookings: QueryState<{ readonly filter: BookingsFilter }>,
): [list: RefObject<HTMLElement | null>, setEntered: (text: string) => void] {
  const list = useRef<HTMLElement>(null);
  const [entered, setEntered] = useState<string>();
  const found = bookings.status === 'ready' && !bookings.isRefreshing ? bookings.value.filter.text : undefined;
  useEffect(() => {
    if (!entered || found === undefined) return;
    const search = list.current?.querySelector<HTMLInputElement>('input[type="search"]');
    if (found !== entered && search?.value.trim() === entered) return;
    setEntered(undefined);
    if (found !== entered || document.activeElement !== search) return;
    const [first, ...others] = list.current ? bookingLinks(list.current) : [];
    if (others.length === 0) first?.click();
    else first?.focus();
  }, [entered, found]);
  return [list, setEntered];
}
