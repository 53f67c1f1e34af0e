import type { CalendarDay } from '../time/calendar-day.ts';
import {
  describeRangeProblem,
  findRangeProblem,
  findStaffRangeProblem,
  firstBookableDay,
  isSameDayClosed,
  type RangeProblem,
} from './rental-rules.ts';

const settings = {
  timeZone: '+00:00',
  maxDaysAhead: 365,
  maxRentalDays: 90,
  openingHours: { opens: '07:00', closes: '22:00' },
};
const morning = new Date('2026-11-20T07:30:00Z');
const noon = new Date('2026-11-20T12:00:00Z');

test.each<[string, Date, CalendarDay, CalendarDay, RangeProblem | undefined]>([
  ['today before the cut-off', morning, '2026-11-20', '2026-11-21', undefined],
  ['today after the cut-off', noon, '2026-11-20', '2026-11-21', { type: 'same_day_closed', cutOff: '08:00' }],
  ['tomorrow', noon, '2026-11-21', '2026-11-21', undefined],
  ['yesterday', morning, '2026-11-19', '2026-11-21', { type: 'past' }],
  ['the last day that may be booked', noon, '2027-11-20', '2027-11-20', undefined],
  ['one day more', noon, '2027-11-21', '2027-11-21', { type: 'too_far_ahead', maxDaysAhead: 365 }],
  ['the longest rental', noon, '2026-12-01', '2027-02-28', undefined],
  ['one day longer', noon, '2026-12-01', '2027-03-01', { type: 'rental_too_long', maxDays: 90 }],
  ['the wrong way round', noon, '2026-12-02', '2026-12-01', { type: 'reversed' }],
])('%s', (_, now, from, to, problem) => {
  expect(findRangeProblem({ from, to }, now, settings)).toEqual(problem);
});

test.each<[string, CalendarDay, CalendarDay, RangeProblem | undefined]>([
  ['today after the cut-off', '2026-11-20', '2026-11-20', undefined],
  ['a month ago', '2026-10-21', '2026-11-25', undefined],
  ['longer ago', '2026-10-20', '2026-11-25', { type: 'past' }],
  ['longer than visitors may', '2026-11-20', '2027-11-20', undefined],
  ['the wrong way round', '2026-12-02', '2026-12-01', { type: 'reversed' }],
  ['a year that was mistyped', '2062-12-01', '2062-12-02', { type: 'too_far_ahead', maxDaysAhead: 3650 }],
])('by staff: %s', (_, from, to, problem) => {
  expect(findStaffRangeProblem({ from, to }, noon, settings)).toEqual(problem);
});

test.each<[RangeProblem, string]>([
  [{ type: 'reversed' }, 'The drop-off date cannot be before the pick-up date'],
  [{ type: 'past' }, 'The pick-up date is in the past'],
  [
    { type: 'same_day_closed', cutOff: '08:00' },
    'Same-day bookings close at 8:00 AM Marrakech time. Please choose tomorrow or a later day',
  ],
  [{ type: 'too_far_ahead', maxDaysAhead: 30 }, 'Cars can be booked up to 30 days ahead'],
  [{ type: 'rental_too_long', maxDays: 5 }, 'A rental can last up to 5 days'],
])('%j is: %s', (problem, text) => {
  expect(describeRangeProblem(problem)).toBe(text);
});

test.each([
  ['2026-11-20T07:59:59.999Z', false, '2026-11-20'],
  ['2026-11-20T08:00:00.000Z', false, '2026-11-20'],
  ['2026-11-20T08:00:00.001Z', true, '2026-11-21'],
  ['2026-11-20T23:59:59.000Z', true, '2026-11-21'],
])('same-day booking at %s: closed is %p', (instant, closed, first) => {
  expect(isSameDayClosed(new Date(instant), '+00:00')).toBe(closed);
  expect(firstBookableDay(new Date(instant), '+00:00')).toBe(first);
});
