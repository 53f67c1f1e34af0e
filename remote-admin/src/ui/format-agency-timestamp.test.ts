import { formatAgencyTimestamp } from './format-agency-timestamp.ts';

test.each([
  ['2026-10-01T13:05:00.000Z', '+00:00', '1 Oct 2026, 13:05'],
  ['2026-10-01T23:30:00.000Z', '+01:00', '2 Oct 2026, 00:30'],
  ['2026-12-31T23:59:59.999Z', '+00:00', '31 Dec 2026, 23:59'],
])('%s in %s', (timestamp, zone, shown) => {
  expect(formatAgencyTimestamp(timestamp, zone)).toBe(shown);
});
