import { useSearchParams } from 'react-router-dom';
import { type BookingSort, parseBookingSort, writeBookingSort } from './booking-sort.ts';

export type DashboardTab = 'bookings' | 'fleet';

/** State of the dashboard in the URL, so that Back and shared links work. */
export interface DashboardAddress {
  readonly tab: DashboardTab;
  readonly bookingsPage: number;
  readonly sort: BookingSort;
}

export function parseDashboardAddress(parameters: URLSearchParams): DashboardAddress {
  return {
    tab: parameters.get('tab') === 'fleet' ? 'fleet' : 'bookings',
    bookingsPage: parsePage(parameters.get('page')),
    sort: parseBookingSort(parameters.get('sort')),
  };
}

/** Returns the query without default values. */
export function writeDashboardAddress({ tab, bookingsPage, sort }: DashboardAddress): URLSearchParams {
  const parameters = new URLSearchParams();
  if (tab !== 'bookings') parameters.set('tab', tab);
  if (bookingsPage > 1) parameters.set('page', String(bookingsPage));
  const order = writeBookingSort(sort);
  if (order) parameters.set('sort', order);
  return parameters;
}

/** The parameters of `DashboardAddress`; those of the areas are kept. */
const NAMES = ['tab', 'page', 'sort'];

/** Returns the dashboard's state and the function that changes a part of it. `replace` adds no history entry. */
export function useDashboardAddress() {
  const [parameters, setParameters] = useSearchParams();
  const address = parseDashboardAddress(parameters);
  const change = (part: Partial<DashboardAddress>, options?: { readonly replace: boolean }) => {
    const others = [...parameters].filter(([name]) => !NAMES.includes(name));
    const own = writeDashboardAddress({ ...address, ...part });
    setParameters([...own, ...others], { preventScrollReset: true, ...options });
  };
  return [address, change] as const;
}

function parsePage(text: string | null): number {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
