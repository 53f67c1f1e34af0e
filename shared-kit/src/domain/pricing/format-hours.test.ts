import { formatHours } from './format-hours.ts';

test.each([
  ['en', '8:00 AM–12:00 PM, 2:00 PM–6:30 PM'],
  ['fr', '8:00–12:00, 14:00–18:30'],
  ['ar', 'من 8:00 إلى 12:00، من 14:00 إلى 18:30'],
] as const)('in %s opening hours are written %s', (locale, written) => {
  expect(formatHours(['08:00–12:00', '14:00–18:30'], locale)).toBe(written);
});
