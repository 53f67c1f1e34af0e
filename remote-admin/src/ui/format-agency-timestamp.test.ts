import { formatAgencyTimestamp } from './format-agency-timestamp.ts';

test.each([
  ['2026-10-01T13:05:00.000Z', '+00:00', '1 Oct 2026, 1:05 PM'],
  ['2026-10-01T23:30:00.000Z', '+01:00', '2 Oct 2026, 12:30 AM'],
  ['2026-12-31T23:59:59.999Z', '+00:00', '31 Dec 2026, 11:59 PM'],
])('%s in %s', (timestamp, zone, shown) => {
  expect(formatAgencyTimestamp(timestamp, zone)).toBe(shown);
});

test.each([
  ['fr', '11 nov. 2026 à 9:05'],
  ['es', '11 nov 2026, 9:05'],
  ['ar', '11 نونبر 2026، 9:05'],
] as const)('in %s', (locale, shown) => {
  expect(formatAgencyTimestamp('2026-11-11T09:05:00.000Z', '+00:00', locale)).toBe(shown);
});
