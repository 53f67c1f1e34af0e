import type { ApiClient, EntitySearch } from 'shared-kit/api-client';
import type { CalendarDay } from 'shared-kit/domain';
import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import type { BookingRow } from '../../data/add-cars.ts';
import { addFacts } from '../../data/add-facts.ts';
import { cacheKeys } from '../../data/cache-keys.ts';
import { groupForToday, type TodayGroup, todayQuery } from '../../data/group-for-today.ts';
import { STAFF_QUERY, STAFF_STATE } from '../../data/staff-query.ts';
import { useAgencyToday } from '../../data/use-agency-today.ts';
import { useMailStatus } from '../../data/use-emails.ts';

export interface TodayRows {
  readonly day: CalendarDay;
  /** ISO timestamp. */
  readonly readAt: string;
  readonly groups: Readonly<Record<TodayGroup, readonly BookingRow[]>>;
}

const QUERY = { ...STAFF_QUERY, revalidateOnMount: true } as const;

/** Reads the bookings that require an action today or tomorrow. After each read they are another value. */
export function useTodayRows(): QueryState<TodayRows> {
  const { api, now } = useHost();
  const day = useAgencyToday();
  const read = async () => {
    const rows = await loadRows(api, todayQuery(day));
    return { day, readAt: now().toISOString(), groups: groupForToday(rows, day) };
  };
  return toQueryState<TodayRows>(useSWR(cacheKeys.today(day), read, QUERY), STAFF_STATE);
}

/**
 * Returns bookings with undelivered e-mails, the number of further ones, and the total; nothing until they are read.
 */
export function useUndelivered() {
  const { api } = useHost();
  const mail = useMailStatus();
  const { bookings = [], moreBookings = 0 } = mail.status === 'ready' ? mail.value : {};
  const ids = bookings.map(({ id }) => id);
  const { data: rows = [] } = useSWR(
    ids.length > 0 && cacheKeys.bookings(ids),
    () => loadRows(api, [{ field: 'id', operator: 'in', value: ids }]),
    QUERY,
  );
  return { rows: ids.length > 0 ? rows : [], moreBookings, count: ids.length + moreBookings };
}

async function loadRows(
  api: ApiClient,
  query: NonNullable<EntitySearch<'CarsBooking'>['query']>,
): Promise<readonly BookingRow[]> {
  const { data } = await api.searchEntities({ entity: 'CarsBooking', query });
  return await addFacts(api, data);
}
