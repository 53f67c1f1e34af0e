import type { ApiClient, ValueCount } from 'shared-kit/api-client';
import type { CalendarDay } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { type BookingsFilter, PERIODS, periodConditions, toSelection } from '../../data/bookings-filter.ts';
import { cacheKeys } from '../../data/cache-keys.ts';
import { STAFF_QUERY } from '../../data/staff-query.ts';
import { useAgencyToday } from '../../data/use-agency-today.ts';

export interface BookingCounts {
  /** Bookings by status, among those that match text and period. */
  readonly statuses: ReadonlyMap<unknown, ValueCount>;
  /** Bookings by the names of `PERIODS`, among those that match text and status; `all` without a period. */
  readonly periods: ReadonlyMap<unknown, ValueCount>;
}

/** Returns how many bookings each status and each period would find with this filter; undefined while it is unknown. */
export function useBookingCounts(filter: BookingsFilter): BookingCounts | undefined {
  const { api } = useHost();
  const today = useAgencyToday();
  const { data } = useSWR(cacheKeys.bookingCounts(filter, today), () => loadCounts(api, filter, today), STAFF_QUERY);
  return data;
}

async function loadCounts(api: ApiClient, filter: BookingsFilter, today: CalendarDay): Promise<BookingCounts> {
  const groups = Object.fromEntries(PERIODS.map((period) => [period, periodConditions(period, today)]));
  const [statuses, periods] = await Promise.all([
    api.countEntities({
      entity: 'CarsBooking',
      ...toSelection({ ...filter, status: undefined }, today),
      by: 'status',
    }),
    api.countEntities({
      entity: 'CarsBooking',
      ...toSelection({ ...filter, period: undefined }, today),
      by: { all: [], ...groups },
    }),
  ]);
  return { statuses: toMap(statuses), periods: toMap(periods) };
}

const toMap = (counts: readonly ValueCount[]) => new Map<unknown, ValueCount>(counts.map((one) => [one.value, one]));

/** Returns the number of rows, with a plus when there are more than were counted. */
export const formatCount = (counts: readonly (ValueCount | undefined)[]) =>
  `${counts.reduce((sum, one) => sum + (one?.count ?? 0), 0)}${counts.some((one) => one?.more) ? '+' : ''}`;
