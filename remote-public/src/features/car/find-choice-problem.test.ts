import {
  type BookedPeriod,
  type CalendarDay,
  DEFAULT_SITE_SETTINGS,
  NO_CAR_RATES,
  type Place,
} from 'shared-kit/domain';
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

const HOURS = [{ from: '08:00', to: '20:00' }];
const OFFICE: Place = { id: 1, names: { en: 'Office' }, kind: 'agency', hours: HOURS };
const STATION: Place = { id: 2, names: { en: 'Station' }, kind: 'other', hours: [{ from: '09:00', to: '18:00' }] };

test.each<[string, readonly Place[], string | undefined]>([
  ['the only place is', [OFFICE], 'place_closed'],
  ['all places are', [OFFICE, STATION], 'place_closed'],
  ['another place is not', [OFFICE, { ...STATION, hours: [{ from: '20:30', to: '22:00' }] }], undefined],
  ['another place takes a fee then', [OFFICE, { ...STATION, outOfHoursFee: 20 }], undefined],
  ['the agency, which is not set up, is not', [STATION], undefined],
])('days are refused when %s closed at the time of the pick-up', (_name, places, expected) => {
  const rules = { rates: { ...NO_CAR_RATES, places }, pickupTime: '21:00' };
  const range = { from: '2026-12-01', to: '2026-12-03' } as const;
  const now = new Date('2026-11-20T07:00:00Z');
  expect(findChoiceProblem(range, [], now, DEFAULT_SITE_SETTINGS, rules)?.type).toBe(expected);
});
