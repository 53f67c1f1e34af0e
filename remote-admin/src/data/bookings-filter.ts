import type { Condition, EntitySearch } from 'shared-kit/api-client';
import {
  ACCEPTED_STATUSES,
  addDays,
  type Booking,
  type BookingStatus,
  type CalendarDay,
  type DateRange,
  parseCalendarDay,
} from 'shared-kit/domain';
import { addressState, choiceParameter, parameter, textParameter } from '../kit/list-screen/address-state.ts';
import { groupConditions, TODAY_GROUPS, type TodayGroup } from './group-for-today.ts';

/** Periods that follow the agency's clock (docs/rules.md#search-and-filters). */
export const PERIODS = ['fromToday', 'today', 'tomorrow', 'week', 'month', 'past'] as const;
export type Period = (typeof PERIODS)[number] | DateRange;

/** Filter of a list of bookings. */
export interface BookingsFilter {
  /** As typed, without spaces around it; empty without a search. */
  readonly text: string;
  readonly status: BookingStatus | undefined;
  readonly period: Period | undefined;
  /** What is due: a group of the page Today. */
  readonly group: TodayGroup | undefined;
  /** Ids of the bookings among which is searched; empty for all. */
  readonly ids: readonly number[];
}

export const NO_FILTER: BookingsFilter = { text: '', status: undefined, period: undefined, group: undefined, ids: [] };

export const FILTER_ADDRESS = addressState<BookingsFilter>({
  text: textParameter('q'),
  status: choiceParameter('status', ACCEPTED_STATUSES),
  period: parameter('period', parsePeriod, (period) => period && namePeriod(period)),
  group: choiceParameter('due', TODAY_GROUPS),
  ids: parameter('ids', parseIds, (ids) => ids.join('_')),
});

export function isFiltered({ text, status, period, group, ids }: BookingsFilter): boolean {
  return text !== '' || [status, period, group].some((choice) => choice !== undefined) || ids.length > 0;
}

/** Returns the part of a search that finds the bookings of a filter. */
export function toSelection(
  { text, status, period, group, ids }: BookingsFilter,
  today: CalendarDay,
): Pick<EntitySearch<'CarsBooking'>, 'query' | 'text'> {
  const query = [
    ...(status ? [{ field: 'status', operator: 'EQ', value: status } as const] : []),
    ...(period ? periodConditions(period, today) : []),
    ...(group ? groupConditions(group, today) : []),
    ...(ids.length > 0 ? [{ field: 'id', operator: 'in', value: ids } as const] : []),
  ];
  return { ...(text && { text }), ...(query.length > 0 && { query }) };
}

/** Returns the conditions of the bookings with a day in the period; `past`: of those that are over, `fromToday`: of the others. */
export function periodConditions(period: Period, today: CalendarDay): readonly Condition<keyof Booking>[] {
  if (period === 'past') return [{ field: 'dropoffDate', operator: 'lt', value: today, type: 'date' }];
  if (period === 'fromToday') return [{ field: 'dropoffDate', operator: 'gte', value: today, type: 'date' }];
  const { from, to } = typeof period === 'object' ? period : periodRange(period, today);
  return [
    { field: 'pickupDate', operator: 'lte', value: to, type: 'date' },
    { field: 'dropoffDate', operator: 'gte', value: from, type: 'date' },
  ];
}

function periodRange(period: Exclude<(typeof PERIODS)[number], 'past' | 'fromToday'>, today: CalendarDay): DateRange {
  switch (period) {
    case 'today':
      return { from: today, to: today };
    case 'tomorrow':
      return { from: addDays(today, 1), to: addDays(today, 1) };
    case 'week':
      return { from: today, to: addDays(today, 6) };
    case 'month': {
      const first = (day: CalendarDay) => addDays(day, 1 - Number(day.slice(8)));
      const from = first(today);
      // 31 days later it is the next month, whatever this one's length.
      return { from, to: addDays(first(addDays(from, 31)), -1) };
    }
  }
}

/** Parses a period's name, or `2026-12-01_2026-12-05`; undefined for anything else. */
export function parsePeriod(text: string): Period | undefined {
  const [from, to] = text.split('_').map(parseCalendarDay);
  if (from && to && from <= to) return { from, to };
  return PERIODS.find((period) => period === text);
}

export function namePeriod(period: Period): string {
  return typeof period === 'object' ? `${period.from}_${period.to}` : period;
}

/** Largest number of ids in an address. */
const MAX_IDS = 200;

/** Parses the ids of bookings, `7_8_9`; what is no id is left out. */
export function parseIds(text: string | null): readonly number[] {
  const ids = (text ?? '').split('_').filter((id) => /^[1-9]\d{0,14}$/.test(id));
  return ids.slice(0, MAX_IDS).map(Number);
}
