import type { EntitySearch } from 'shared-kit/api-client';
import { addDays, type Booking, type CalendarDay } from 'shared-kit/domain';

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

/** Returns the conditions of the bookings that `findDeskGroup` places in a group. */
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
            { field: 'status', operator: 'in', value: ['out', 'active'] },
            { field: 'dropoffDate', operator: 'lte', value: tomorrow, type: 'date' },
          ],
        },
      ],
    },
  ];
}

/** Returns the group of a booking; undefined when it requires no action today or tomorrow. */
export function findDeskGroup({ status, pickupDate, dropoffDate }: DeskFacts, today: CalendarDay) {
  switch (status) {
    case 'requested':
      return 'requests';
    case 'reserved':
      return byDay(pickupDate, today, ['overduePickups', 'pickupsToday', 'pickupsTomorrow']);
    case 'out':
    case 'active':
      return byDay(dropoffDate, today, ['overdueReturns', 'returnsToday', 'returnsTomorrow']);
    default:
      return undefined;
  }
}

function byDay(
  day: CalendarDay,
  today: CalendarDay,
  [overdue, ofToday, ofTomorrow]: readonly [DeskGroup, DeskGroup, DeskGroup],
): DeskGroup | undefined {
  if (day < today) return overdue;
  if (day === today) return ofToday;
  return day === addDays(today, 1) ? ofTomorrow : undefined;
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
  for (const booking of bookings) {
    const group = findDeskGroup(booking, today);
    if (group) groups[group].push(booking);
  }
  for (const group of DESK_GROUPS) {
    const place = RETURNS.includes(group) ? placeOfReturn : placeOfPickup;
    groups[group].sort((a, b) => Number(place(a) > place(b)) - Number(place(a) < place(b)));
  }
  return groups;
}

/** The groups of returns. */
export const RETURNS: readonly string[] = ['overdueReturns', 'returnsToday', 'returnsTomorrow'] satisfies DeskGroup[];

const placeOfReturn = ({ dropoffDate }: DeskFacts): string => dropoffDate;
// `~` sorts after every time of day.
const placeOfPickup = ({ pickupDate, pickupTime }: DeskFacts): string => `${pickupDate} ${pickupTime ?? '~'}`;
