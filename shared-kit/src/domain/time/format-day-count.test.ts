import { formatDayCount } from './format-day-count.ts';

test.each([
  ['en', '0 days', '1 day', '2 days', '3 days', '14 days', '100 days'],
  ['fr', '0 jour', '1 jour', '2 jours', '3 jours', '14 jours', '100 jours'],
  ['es', '0 días', '1 día', '2 días', '3 días', '14 días', '100 días'],
  ['ar', '0 يوم', 'يوم واحد', 'يومان', '3 أيام', '14 يوماً', '100 يوم'],
] as const)('days are counted in %s', (locale, ...texts) => {
  expect([0, 1, 2, 3, 14, 100].map((count) => formatDayCount(count, locale))).toEqual(texts);
});

test('Arabic declines the dual after a preposition', () => {
  expect([1, 2, 3].map((count) => formatDayCount(count, 'ar', 'afterPreposition'))).toEqual([
    'يوم واحد',
    'يومين',
    '3 أيام',
  ]);
});
