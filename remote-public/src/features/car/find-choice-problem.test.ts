import { type BookedPeriod, type CalendarDay, DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { type ChoiceProblem, findChoiceProblem } from './find-choice-problem.ts';

const booked: BookedPeriod[] = [
  { carId: 'duster-1', pickupDate: '2026-12-07', dropoffDate: '2026-12-11', status: 'reserved' },
  { carId: 'duster-1', pickupDate: '2026-12-20', dropoffDate: '2026-12-22', status: 'canceled' },
];
const TAKEN: ChoiceProblem = { type: 'taken' };

test.each<[string, CalendarDay, CalendarDay, ChoiceProblem | undefined]>([
  ['before the booking', '2026-12-04', '2026-12-06', undefined],
  ['into its first day', '2026-12-04', '2026-12-07', TAKEN],
  ['inside it', '2026-12-08', '2026-12-09', TAKEN],
  ['around it', '2026-12-06', '2026-12-12', TAKEN],
  ['from its last day', '2026-12-11', '2026-12-14', TAKEN],
  ['after it', '2026-12-12', '2026-12-14', undefined],
  ['over a canceled one', '2026-12-19', '2026-12-23', undefined],
  ['in the past', '2026-11-18', '2026-11-22', { type: 'past' }],
  ['of 91 days', '2027-01-01', '2027-04-01', { type: 'rental_too_long', maxDays: 90 }],
  ['of 90 days', '2027-01-01', '2027-03-31', undefined],
  ['too far ahead', '2027-11-21', '2027-11-22', { type: 'too_far_ahead', maxDaysAhead: 365 }],
])('a range %s', (_name, from, to, expected) => {
  expect(findChoiceProblem({ from, to }, booked, new Date('2026-11-20T07:00:00Z'), DEFAULT_SITE_SETTINGS)).toEqual(
    expected,
  );
});

test.each([
  ['at 8:00 sharp', '2026-11-20T08:00:00.000Z', undefined],
  ['a moment after 8:00', '2026-11-20T08:00:00.001Z', 'same_day_closed'],
])('today %s by the clock of the agency', (_name, now, expected) => {
  const problem = findChoiceProblem({ from: '2026-11-20', to: '2026-11-21' }, [], new Date(now), DEFAULT_SITE_SETTINGS);
  expect(problem?.type).toBe(expected);
});
