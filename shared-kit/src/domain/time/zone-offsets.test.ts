import { agencyInstant, agencyTime } from './agency-clock.ts';
import { listZoneOffsets } from './zone-offsets.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const HOUR_MS = 3_600_000;

afterEach(() => jest.restoreAllMocks());

test.each(['Europe/Paris', 'America/New_York', 'Africa/Casablanca', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'])(
  'the offsets of %s tell the same times as its name, from five years ago to two years ahead',
  (zone) => {
    const offsets = listZoneOffsets(zone, NOW) ?? '';
    const [from, to] = [Date.parse('2021-11-20T12:00:00Z'), Date.parse('2028-11-20T12:00:00Z')];
    for (let ms = from; ms < to; ms += 47 * HOUR_MS + 60_000) {
      const instant = new Date(ms);
      expect([instant, agencyTime(instant, offsets)]).toEqual([instant, agencyTime(instant, zone)]);
    }
    expect(agencyInstant('2027-07-01', '10:30', offsets)).toEqual(agencyInstant('2027-07-01', '10:30', zone));
  },
);

test('a change of the clock has its minute', () => {
  const offsets = listZoneOffsets('Europe/Paris', NOW);
  expect(offsets).toMatch(/^\+01:00 2022-03-27T01:00 \+02:00 2022-10-30T01:00 \+01:00 /);
  expect(listZoneOffsets('+01:00', NOW)).toBeUndefined();
});

test('they are read without the time zone data of the platform', () => {
  jest.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
    throw new Error('this browser has other data');
  });
  const offsets = '+01:00 2026-09-20T00:00 +00:00 2027-03-01T02:30 -03:30';
  const timeAt = (instant: string) => agencyTime(new Date(instant), offsets).time;
  expect(timeAt('2020-01-01T12:00:00Z')).toBe('13:00');
  expect(timeAt('2026-09-19T23:59:59.999Z')).toBe('00:59');
  expect(timeAt('2026-09-20T00:00:00.000Z')).toBe('00:00');
  expect(timeAt('2027-03-01T02:29:59Z')).toBe('02:29');
  expect(timeAt('2027-03-01T02:30:00Z')).toBe('23:00');
  expect(timeAt('2040-01-01T12:00:00Z')).toBe('08:30');
});
