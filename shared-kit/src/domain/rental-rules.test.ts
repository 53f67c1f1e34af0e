import type { CalendarDay } from './calendar-day.ts';
import { findRangeProblem } from './rental-rules.ts';

const settings = { timeZone: '+00:00', maxDaysAhead: 365, maxRentalDays: 90 };
const morning = new Date('2026-11-20T07:30:00Z');
const noon = new Date('2026-11-20T12:00:00Z');

test.each<[string, Date, CalendarDay, CalendarDay, string | undefined]>([
  ['today before the cut-off', morning, '2026-11-20', '2026-11-21', undefined],
  ['today after the cut-off', noon, '2026-11-20', '2026-11-21', 'same_day_closed'],
  ['tomorrow', noon, '2026-11-21', '2026-11-21', undefined],
  ['yesterday', morning, '2026-11-19', '2026-11-21', 'past'],
  ['the last day that may be booked', noon, '2027-11-20', '2027-11-20', undefined],
  ['one day more', noon, '2027-11-21', '2027-11-21', 'too_far_ahead'],
  ['the longest rental', noon, '2026-12-01', '2027-02-28', undefined],
  ['one day longer', noon, '2026-12-01', '2027-03-01', 'too_long'],
  ['the wrong way round', noon, '2026-12-02', '2026-12-01', 'reversed'],
])('%s', (_, now, from, to, problem) => {
  expect(findRangeProblem({ from, to }, now, settings)).toBe(problem);
});
