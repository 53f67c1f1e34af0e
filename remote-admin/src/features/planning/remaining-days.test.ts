import type { CalendarDay, DateRange } from 'shared-kit/domain';
import { remainingDays } from './remaining-days.ts';

/** `10-12` stands for the days from the 10th to the 12th. */
const range = (text: string): DateRange => {
  const [from, to] = text.split('-').map((day) => `2026-12-${day}` as CalendarDay);
  return { from, to } as DateRange;
};

test.each([
  [[], ['10-20']],
  [['13-14'], ['10-12', '15-20']],
  [['08-10'], ['11-20']],
  [['20-25'], ['10-19']],
  [
    ['16-17', '12-13'],
    ['10-11', '14-15', '18-20'],
  ],
  [['10-20'], []],
  [['01-31'], []],
  [['21-25', '01-05'], ['10-20']],
])('of the 10th to the 20th without %s', (periods, parts) => {
  expect(remainingDays(range('10-20'), periods.map(range))).toEqual(parts.map(range));
});
