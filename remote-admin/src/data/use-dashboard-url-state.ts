import { useSearchParams } from 'react-router-dom';
import { type BookingSort, nameBookingSort, parseBookingSort } from './booking-sort.ts';
import { type BookingsFilter, namePeriod, parseIds, parsePeriod, parseStatus } from './bookings-filter.ts';
import { type PageSize, parsePageSize } from './bookings-view.ts';

export type DashboardTab = 'bookings' | 'fleet';

/** State of the dashboard in the URL, so that Back and shared links work. */
export interface DashboardUrlState {
  readonly tab: DashboardTab;
  readonly bookingsPage: number;
  readonly filter: BookingsFilter;
  /** Undefined for the sort order that the person chose last. */
  readonly sort: BookingSort | undefined;
  readonly pageSize: PageSize | undefined;
}

export function parseDashboardUrlState(parameters: URLSearchParams): DashboardUrlState {
  return {
    tab: parameters.get('tab') === 'fleet' ? 'fleet' : 'bookings',
    bookingsPage: parsePage(parameters.get('page')),
    filter: {
      text: parameters.get('q')?.trim().slice(0, MAX_TEXT_LENGTH) ?? '',
      status: parseStatus(parameters.get('status')),
      period: parsePeriod(parameters.get('period')),
      ids: parseIds(parameters.get('ids')),
    },
    sort: parseBookingSort(parameters.get('sort')),
    pageSize: parsePageSize(parameters.get('rows')),
  };
}

/** Returns the query without default values. */
export function writeDashboardUrlState(urlState: DashboardUrlState): URLSearchParams {
  const { tab, bookingsPage, filter, sort, pageSize } = urlState;
  const parameters = new URLSearchParams();
  if (tab !== 'bookings') parameters.set('tab', tab);
  if (filter.text) parameters.set('q', filter.text);
  if (filter.status) parameters.set('status', filter.status);
  if (filter.period) parameters.set('period', namePeriod(filter.period));
  if (filter.ids.length > 0) parameters.set('ids', filter.ids.join('_'));
  if (bookingsPage > 1) parameters.set('page', String(bookingsPage));
  if (sort) parameters.set('sort', nameBookingSort(sort));
  if (pageSize) parameters.set('rows', String(pageSize));
  return parameters;
}

/** Query parameters of `DashboardUrlState`; those of the other areas are kept. */
const NAMES = ['tab', 'q', 'status', 'period', 'ids', 'page', 'sort', 'rows'];

/** Returns the dashboard's state and the function that changes a part of it. `replace` adds no history entry. */
export function useDashboardUrlState() {
  const [parameters, setParameters] = useSearchParams();
  const urlState = parseDashboardUrlState(parameters);
  const change = (part: Partial<DashboardUrlState>, options?: { readonly replace: boolean }) => {
    const others = [...parameters].filter(([name]) => !NAMES.includes(name));
    const own = writeDashboardUrlState({ ...urlState, ...part });
    setParameters([...own, ...others], { preventScrollReset: true, ...options });
  };
  return [urlState, change] as const;
}

/** The limit of the server. */
export const MAX_TEXT_LENGTH = 200;

function parsePage(text: string | null): number {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
