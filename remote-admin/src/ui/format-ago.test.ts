import { formatAgo, formatDaysAgo, formatDuration } from './format-ago.ts';

const NOW = new Date('2026-11-25T12:00:00Z');

test.each([
  ['2026-11-25T12:00:30Z', '0 min. ago'],
  ['2026-11-25T11:35:00Z', '25 min. ago'],
  ['2026-11-25T10:10:00Z', '1h ago'],
  ['2026-11-24T10:00:00Z', '26h ago'],
  ['2026-11-23T10:00:00Z', '2 days ago'],
])('%s was %s', (timestamp, text) => {
  expect(formatAgo(timestamp, NOW, 'en')).toBe(text);
});

test('in the other languages, with Latin digits', () => {
  expect(formatAgo('2026-11-24T10:00:00Z', NOW, 'fr')).toBe('il y a 26\u00a0h');
  expect(formatAgo('2026-11-24T10:00:00Z', NOW, 'ar')).toMatch(/26/);
  expect(formatDaysAgo(3, 'es')).toBe('hace 3 días');
});

test.each([
  ['08:30', '08:31', 'en', '1 min'],
  ['08:30', '09:29', 'fr', '59 min'],
  ['08:30', '09:30', 'en', '1 hr'],
  ['00:15', '23:10', 'es', '22 h'],
  ['10:00', '21:00', 'ar', '11 س'],
] as const)('from %s to %s (%s): %s', (from, to, locale, expected) => {
  expect(formatDuration(from, to, locale).replace(/\s/g, ' ')).toBe(expected);
});
