import { formatAgo, formatDaysAgo } from './format-ago.ts';

const NOW = new Date('2026-11-25T12:00:00Z');

test.each([
  ['2026-11-25T12:00:30Z', '0 min. ago'],
  ['2026-11-25T11:35:00Z', '25 min. ago'],
  ['2026-11-25T10:10:00Z', '1 hr. ago'],
  ['2026-11-24T10:00:00Z', '26 hr. ago'],
  ['2026-11-23T10:00:00Z', '2 days ago'],
])('%s was %s', (timestamp, text) => {
  expect(formatAgo(timestamp, NOW, 'en')).toBe(text);
});

test('in the other languages, with Latin digits', () => {
  expect(formatAgo('2026-11-24T10:00:00Z', NOW, 'fr')).toBe('il y a 26\u00a0h');
  expect(formatAgo('2026-11-24T10:00:00Z', NOW, 'ar')).toMatch(/26/);
  expect(formatDaysAgo(3, 'es')).toBe('hace 3 días');
});
