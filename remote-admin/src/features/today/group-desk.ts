import type { EntitySearch } from 'shared-kit/api-client';
import { AWAY_STATUSES, addDays, type Booking, type CalendarDay } from 'shared-kit/domain';

/** Groups of tasks at the desk, the most urgent first (docs/rules.md#today). */
export const DESK_GROUPS = [
  'overdueReturns',
  'overduePickups',
  'requests',
  'pickupsToday',
  'returnsToday',
  'pickupsTomorrow',
  'returnsTomorrow',
] as const;
export type DeskGroup = (typeof DESK_GROUPS)[number];

type DeskFacts = Pick<Booking, 'status' | 'pickupDate' | 'dropoffDate' | 'pickupTime'>;

/** Returns the conditions of the bookings that `findDeskGroups` places in a group. */
export function deskQuery(today: CalendarDay): NonNullable<EntitySearch<'CarsBooking'>['query']> {
  const tomorrow = addDays(today, 1);
  return [
    {
      operator: 'OR',
      query: [
        { field: 'status', operator: 'EQ', value: 'requested' },
        {
          operator: 'AND',
          query: [
            { field: 'status', operator: 'EQ', value: 'reserved' },
            { field: 'pickupDate', operator: 'lte', value: tomorrow, type: 'date' },
          ],
        },
        {
          operator: 'AND',
          query: [
            { field: 'status', operator: 'in', value: AWAY_STATUSES },
            { field: 'dropoffDate', operator: 'lte', value: tomorrow, type: 'date' },
          ],
        },
      ],
    },
  ];
}

/**
 * Returns the groups of a booking; none when it requires no action today or tomorrow. A request for one of these days is
 * a pick-up too: its customer will come.
 */
export function findDeskGroups(
  { status, pickupDate, dropoffDate }: DeskFacts,
  today: CalendarDay,
): readonly DeskGroup[] {
  switch (status) {
    case 'requested':
      return ['requests', ...byDay(pickupDate, today, [[], ['pickupsToday'], ['pickupsTomorrow']])];
    case 'reserved':
      return byDay(pickupDate, today, [['overduePickups'], ['pickupsToday'], ['pickupsTomorrow']]);
    case 'out':
    case 'active':
      return byDay(dropoffDate, today, [['overdueReturns'], ['returnsToday'], ['returnsTomorrow']]);
    default:
      return [];
  }
}

function byDay(
  day: CalendarDay,
  today: CalendarDay,
  [overdue, ofToday, ofTomorrow]: readonly [readonly DeskGroup[], readonly DeskGroup[], readonly DeskGroup[]],
): readonly DeskGroup[] {
  if (day < today) return overdue;
  if (day === today) return ofToday;
  return day === addDays(today, 1) ? ofTomorrow : [];
}

/** Returns the bookings of each group by day and time; those without a time last. */
export function groupDesk<Row extends DeskFacts>(
  bookings: readonly Row[],
  today: CalendarDay,
): Readonly<Record<DeskGroup, readonly Row[]>> {
  const groups = Object.fromEntries(DESK_GROUPS.map((group): [DeskGroup, Row[]] => [group, []])) as Record<
    DeskGroup,
    Row[]
  >;
  for (const booking of bookings) for (const group of findDeskGroups(booking, today)) groups[group].push(booking);
  for (const group of DESK_GROUPS) {
    const place = RETURNS.includes(group) ? placeOfReturn : placeOfPickup;
    groups[group].sort((a, b) => Number(place(a) > place(b)) - Number(place(a) < place(b)));
  }
  return groups;
}

/** The groups of returns. */
export const RETURNS: readonly string[] = ['overdueReturns', 'returnsToday', 'returnsTomorrow'] satisfies DeskGroup[];

/** The groups of pick-ups. */
export const PICKUPS: readonly string[] = ['overduePickups', 'pickupsToday', 'pickupsTomorrow'] satisfies DeskGroup[];

const placeOfReturn = ({ dropoffDate }: DeskFacts): string => dropoffDate;
// `~` sorts after every time of day.
const placeOfPickup = ({ pickupDate, pickupTime }: DeskFacts): string => `${pickupDate} ${pickupTime ?? '~'}`;
