import {
  addressState,
  choiceParameter,
  pageParameter,
  parameter,
  toSearchParams,
} from '../kit/list-screen/address-state.ts';
import { nameSort } from '../kit/list-screen/list-sort.ts';
import { useAddressState } from '../kit/list-screen/use-address-state.ts';
import { type BookingSort, parseBookingSort } from './booking-sort.ts';
import { type BookingsFilter, FILTER_ADDRESS } from './bookings-filter.ts';
import { PAGE_SIZES, type PageSize } from './bookings-view.ts';

export type DashboardTab = 'bookings' | 'fleet';

/** State of the dashboard in the URL. */
export interface DashboardUrlState {
  readonly tab: DashboardTab;
  readonly filter: BookingsFilter;
  readonly bookingsPage: number;
  /** Undefined for the sort order that the person chose last. */
  readonly sort: BookingSort | undefined;
  readonly pageSize: PageSize | undefined;
}

const ADDRESS = addressState<DashboardUrlState>({
  tab: parameter(
    'tab',
    (text) => (text === 'fleet' ? 'fleet' : 'bookings'),
    (tab) => (tab === 'fleet' ? tab : ''),
  ),
  filter: FILTER_ADDRESS,
  bookingsPage: pageParameter('page'),
  sort: parameter('sort', parseBookingSort, (sort) => sort && nameSort(sort)),
  pageSize: choiceParameter('rows', PAGE_SIZES),
});

export const parseDashboardUrlState = ADDRESS.parse;

/** Returns the query without default values. */
export const writeDashboardUrlState = (urlState: DashboardUrlState) => toSearchParams(ADDRESS, urlState);

export function useDashboardUrlState() {
  return useAddressState(ADDRESS);
}
