import { agencyTime, agencyToday, isAgencyTimeZone } from './agency-clock.ts';

/**
 * Morocco moved from UTC+1 to UTC+0 on 20 September 2026; the fixed offset is correct whatever the version of the time
 * zone data.
 */
describe('the default clock of +00:00', () => {
  it.each([
    ['2026-09-19T23:59:59.999Z', '2026-09-19'],
    ['2026-09-20T00:00:00.000Z', '2026-09-20'],
    ['2026-11-20T23:30:00.000Z', '2026-11-20'], // data older than 2026c would say the 21st
  ])('at %s it is the %s', (instant, day) => {
    expect(agencyToday(new Date(instant), '+00:00')).toBe(day);
  });
});

test.each([
  ['+01:00', '2026-06-01', '00:30', 30 * 60_000],
  ['-03:30', '2026-05-31', '20:00', 20 * 3_600_000],
  ['Europe/Paris', '2026-06-01', '01:30', 90 * 60_000],
  ['America/New_York', '2026-05-31', '19:30', 19.5 * 3_600_000],
])('half past eleven in the evening of 31 May, UTC, is in %s the %s, %s', (zone, day, time, msOfDay) => {
  expect(agencyTime(new Date('2026-05-31T23:30:00Z'), zone)).toEqual({ day, time, msOfDay });
});

test.each([
  ['+00:00', true],
  ['-11:30', true],
  ['+15:00', false],
  ['+01:75', false],
  ['Africa/Casablanca', true],
  ['Marrakech', false],
  ['', false],
])('%p is a zone: %p', (zone, expected) => {
  expect(isAgencyTimeZone(zone)).toBe(expected);
});
