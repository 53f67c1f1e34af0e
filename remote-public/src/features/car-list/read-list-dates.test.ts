import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { readListDates } from './read-list-dates.ts';

const BEFORE_CUT_OFF = new Date('2026-10-20T07:00:00Z');
const AFTER_CUT_OFF = new Date('2026-10-20T09:00:00Z');
const DEFAULT = { from: '2026-10-20', to: '2026-10-21' };

const read = (pickup: string, dropoff: string, now = BEFORE_CUT_OFF) =>
  readListDates(pickup, dropoff, now, DEFAULT_SITE_SETTINGS);

test.each([
  ['', '', undefined],
  ['2026-10-24', '', 'incomplete'],
  ['', '2026-10-24', 'incomplete'],
  ['soon', '', 'incomplete'],
  ['2026-02-30', '2026-11-02', 'unusable'],
  ['2026-10-26', '2026-10-24', 'unusable'],
  ['2026-10-01', '2026-10-24', 'unusable'],
])('"%s" to "%s" is replaced by today to tomorrow, with the reason', (pickup, dropoff, note) => {
  expect(read(pickup, dropoff)).toEqual({ range: DEFAULT, linkRange: DEFAULT, problem: undefined, note });
});

test('valid dates are used without a notice', () => {
  const range = { from: '2026-10-24', to: '2026-10-26' };
  expect(read(range.from, range.to)).toEqual({ range, linkRange: range, problem: undefined, note: undefined });
});

test.each([
  ['by default', '', '', undefined],
  ['by choice', '2026-10-20', '2026-10-21', DEFAULT],
])('after the cut-off today is refused %s', (_, pickup, dropoff, linkRange) => {
  const dates = read(pickup, dropoff, AFTER_CUT_OFF);
  expect(dates).toMatchObject({ range: DEFAULT, problem: { type: 'same_day_closed', cutOff: '08:00' } });
  expect(dates.linkRange).toEqual(linkRange);
});
