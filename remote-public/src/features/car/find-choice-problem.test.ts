import { type BookedPeriod, type CalendarDay, DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { findChoiceProblem } from './find-choice-problem.ts';

const booked: BookedPeriod[] = [
  { carId: 'duster-1', pickupDate: '2026-12-07', dropoffDate: '2026-12-11', status: 'reserved' },
  { carId: 'duster-1', pickupDate: '2026-12-20', dropoffDate: '2026-12-22', status: 'canceled' },
];
const REFUSED = 'The selected range includes unavailable dates';

test.each<[string, CalendarDay, CalendarDay, string | undefined]>([
  ['before the booking', '2026-12-04', '2026-12-06', undefined],
  ['into its first day', '2026-12-04', '2026-12-07', REFUSED],
  ['inside it', '2026-12-08', '2026-12-09', REFUSED],
  ['around it', '2026-12-06', '2026-12-12', REFUSED],
  ['from its last day', '2026-12-11', '2026-12-14', REFUSED],
  ['after it', '2026-12-12', '2026-12-14', undefined],
  ['over a canceled one', '2026-12-19', '2026-12-23', undefined],
  ['in the past', '2026-11-18', '2026-11-22', 'The pick-up date is in the past'],
  ['of 91 days', '2027-01-01', '2027-04-01', 'A rental can last up to 90 days'],
  ['of 90 days', '2027-01-01', '2027-03-31', undefined],
  ['too far ahead', '2027-11-21', '2027-11-22', 'Cars can be booked up to 365 days ahead'],
])('a range %s', (_name, from, to, expected) => {
  expect(findChoiceProblem({ from, to }, booked, new Date('2026-11-20T07:00:00Z'), DEFAULT_SITE_SETTINGS)).toBe(
    expected,
  );
});

test.each([
  ['at 8:00 sharp', '2026-11-20T08:00:00.000Z', undefined],
  ['a moment after 8:00', '2026-11-20T08:00:00.001Z', /^Same-day bookings close at 8:00 AM/],
])('today %s by the clock of the agency', (_name, now, expected) => {
  const problem = findChoiceProblem({ from: '2026-11-20', to: '2026-11-21' }, [], new Date(now), DEFAULT_SITE_SETTINGS);
  if (expected) expect(problem).toMatch(expected);
  else expect(problem).toBeUndefined();
});
