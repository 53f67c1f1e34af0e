import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { readListDates } from './read-list-dates.ts';

const BEFORE_CUT_OFF = new Date('2026-10-20T07:00:00Z');
const AFTER_CUT_OFF = new Date('2026-10-20T09:00:00Z');

const read = (pickup: string, dropoff: string, now = BEFORE_CUT_OFF) =>
  readListDates(pickup, dropoff, now, DEFAULT_SITE_SETTINGS);

test.each([
  ['', '', undefined],
  ['soon', '', 'unusable'],
  ['', 'soon', 'unusable'],
  ['2026-10-24', 'soon', 'unusable'],
  ['2026-10-01', '', 'unusable'],
  ['', '2026-10-01', 'unusable'],
  ['2026-02-30', '2026-11-02', 'unusable'],
  ['2026-10-26', '2026-10-24', 'unusable'],
  ['2026-10-01', '2026-10-24', 'unusable'],
])('"%s" to "%s" is replaced by the first two days that can be booked, with the reason', (pickup, dropoff, note) => {
  const [today, tomorrow, after] = ['2026-10-20', '2026-10-21', '2026-10-22'];
  expect(read(pickup, dropoff)).toEqual({ range: { from: today, to: tomorrow }, problem: undefined, note });
  expect(read(pickup, dropoff, AFTER_CUT_OFF)).toEqual({
    range: { from: tomorrow, to: after },
    problem: undefined,
    note,
  });
});

test('valid dates are used without a notice', () => {
  const range = { from: '2026-10-24', to: '2026-10-26' };
  expect(read(range.from, range.to)).toEqual({ range, problem: undefined, note: undefined });
});

test.each([
  ['2026-10-24', '', '2026-10-24', '2026-10-25'],
  ['', '2026-10-24', '2026-10-23', '2026-10-24'],
  ['2026-10-20', '', '2026-10-20', '2026-10-21'],
  ['', '2026-10-21', '2026-10-20', '2026-10-21'],
  ['', '2026-10-20', '2026-10-20', '2026-10-20'],
])('the single date of "%s" to "%s" is completed: %s to %s', (pickup, dropoff, from, to) => {
  expect(read(pickup, dropoff)).toEqual({ range: { from, to }, problem: undefined, note: 'completed' });
});

test('after the cut-off a drop-off tomorrow is a rental of tomorrow', () => {
  const range = { from: '2026-10-21', to: '2026-10-21' };
  expect(read('', range.to, AFTER_CUT_OFF)).toEqual({ range, problem: undefined, note: 'completed' });
});

test.each([
  ['2026-10-20', '2026-10-21', undefined],
  ['2026-10-20', '', 'completed'],
])('after the cut-off today is refused when it was chosen: "%s" to "%s"', (pickup, dropoff, note) => {
  expect(read(pickup, dropoff, AFTER_CUT_OFF)).toEqual({
    range: { from: '2026-10-20', to: '2026-10-21' },
    problem: { type: 'same_day_closed', cutOff: '08:00' },
    note,
  });
});
