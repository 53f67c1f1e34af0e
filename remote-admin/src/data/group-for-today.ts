import type { Condition, EntitySearch } from 'shared-kit/api-client';
import { AWAY_STATUSES, addDays, type Booking, type BookingStatus, type CalendarDay } from 'shared-kit/domain';

/** Groups of what is due, the most urgent first (docs/rules.md#today). */
export const TODAY_GROUPS = [
  'overdueReturns',
  'overduePickups',
  'requests',
  'pickupsToday',
  'returnsToday',
  'pickupsTomorrow',
  'returnsTomorrow',
] as const;
export type TodayGroup = (typeof TODAY_GROUPS)[number];

interface DueCondition extends Condition<'status' | 'pickupDate' | 'dropoffDate'> {
  readonly operator: 'in' | 'lt' | 'EQ';
}

/** Returns the conditions of the bookings of a group. */
export function groupConditions(group: TodayGroup, today: CalendarDay): readonly DueCondition[] {
  const status = (...value: readonly BookingStatus[]) => ({ field: 'status', operator: 'in', value }) as const;
  const day = (field: 'pickupDate' | 'dropoffDate', operator: 'lt' | 'EQ', value: CalendarDay) =>
    ({ field, operator, value, type: 'date' }) as const;
  const tomorrow = addDays(today, 1);
  switch (group) {
    case 'overdueReturns':
      return [status(...AWAY_STATUSES), day('dropoffDate', 'lt', today)];
    case 'overduePickups':
      return [status('reserved'), day('pickupDate', 'lt', today)];
    case 'requests':
      return [status('requested')];
    case 'pickupsToday':
      return [status('requested', 'reserved'), day('pickupDate', 'EQ', today)];
    case 'returnsToday':
      return [status(...AWAY_STATUSES), day('dropoffDate', 'EQ', today)];
    case 'pickupsTomorrow':
      return [status('requested', 'reserved'), day('pickupDate', 'EQ', tomorrow)];
    case 'returnsTomorrow':
      return [status(...AWAY_STATUSES), day('dropoffDate', 'EQ', tomorrow)];
  }
}

type TodayFacts = Pick<Booking, 'status' | 'pickupDate' | 'dropoffDate' | 'pickupTime'>;

/** Returns the conditions of the bookings that `findTodayGroups` places in a group. */
export function todayQuery(today: CalendarDay): NonNullable<EntitySearch<'CarsBooking'>['query']> {
  const groups = TODAY_GROUPS.map((group) => ({ operator: 'AND' as const, query: groupConditions(group, today) }));
  return [{ operator: 'OR', query: groups }];
}

/**
 * Returns the groups of a booking; none when it requires no action today or tomorrow. A request for one of these days is
 * a pick-up too: its customer will come.
 */
export function findTodayGroups(booking: TodayFacts, today: CalendarDay): readonly TodayGroup[] {
  return TODAY_GROUPS.filter((group) => groupConditions(group, today).every((condition) => holds(condition, booking)));
}

function holds({ field, operator, value }: DueCondition, booking: TodayFacts): boolean {
  if (operator === 'in') return (value as readonly string[]).includes(booking[field]);
  return operator === 'lt' ? booking[field] < String(value) : booking[field] === value;
}

/** Returns the bookings of each group by day and time; those without a time last. */
export function groupForToday<Row extends TodayFacts>(
  bookings: readonly Row[],
  today: CalendarDay,
): Readonly<Record<TodayGroup, readonly Row[]>> {
  const groups = Object.fromEntries(TODAY_GROUPS.map((group): [TodayGroup, Row[]] => [group, []])) as Record<
    TodayGroup,
    Row[]
  >;
  for (const booking of bookings) for (const group of findTodayGroups(booking, today)) groups[group].push(booking);
  for (const group of TODAY_GROUPS) {
    const place = RETURNS.includes(group) ? placeOfReturn : placeOfPickup;
    groups[group].sort((a, b) => Number(place(a) > place(b)) - Number(place(a) < place(b)));
  }
  return groups;
}

/** The groups of returns. */
export const RETURNS: readonly string[] = ['overdueReturns', 'returnsToday', 'returnsTomorrow'] satisfies TodayGroup[];

/** The groups of pick-ups. */
export const PICKUPS: readonly string[] = ['overduePickups', 'pickupsToday', 'pickupsTomorrow'] satisfies TodayGroup[];

const placeOfReturn = ({ dropoffDate }: TodayFacts): string => dropoffDate;
// `~` sorts after every time of day.
const placeOfPickup = ({ pickupDate, pickupTime }: TodayFacts): string => `${pickupDate} ${pickupTime ?? '~'}`;
