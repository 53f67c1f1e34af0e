import ICAL from 'ical.js';
import { DEFAULT_SITE_SETTINGS, LOCALE_CODES } from 'shared-kit/domain';
import { exampleRequest } from '../../test/examples.ts';
import type { BookingWithRevision } from '../platform/database/schema.ts';
import { type CalendarContent, composeCalendar } from './compose-calendar.ts';

const SITE = { ...DEFAULT_SITE_SETTINGS, siteUrl: 'https://cars.example' };

function compose(changes: Partial<BookingWithRevision> = {}, content: Partial<CalendarContent> = {}) {
  const booking: BookingWithRevision = {
    ...exampleRequest({ confirmationCode: 'K7M-2QX' }),
    id: 7,
    revision: 2,
    status: 'requested',
    createdAt: '2026-11-20T10:15:00.000Z',
    ...changes,
  };
  return composeCalendar({ booking, carName: 'Dacia Duster', site: SITE, locale: 'en', ...content });
}

function parse(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const [pickup, dropoff, ...others] = calendar
    .getAllSubcomponents('vevent')
    .map((component) => ({ component, event: new ICAL.Event(component) }));
  expect(others).toEqual([]);
  if (!pickup || !dropoff) throw new Error('An event is missing');
  return { calendar, pickup, dropoff };
}

test('an hour for the pick-up and a day for the drop-off, in floating times', () => {
  const { calendar, pickup, dropoff } = parse(compose({ pickupTime: '10:30', note: 'With two large suitcases' }));
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(String(pickup.event.startDate)).toBe('2026-12-01T10:30:00');
  expect(String(pickup.event.endDate)).toBe('2026-12-01T11:30:00');
  expect(pickup.event.startDate.zone).toBe(ICAL.Timezone.localTimezone);
  expect(String(dropoff.event.startDate)).toBe('2026-12-03');
  expect(dropoff.event.startDate.isDate).toBe(true);
  expect(dropoff.event.duration.toSeconds()).toBe(86_400);
  for (const { event, component } of [pickup, dropoff]) {
    expect(event.sequence).toBe(2);
    expect(event.location).toBe(SITE.address);
    expect(event.description).toContain('K7M-2QX');
    expect(event.description).toContain(SITE.phone);
    expect(event.description).toContain('Your note: With two large suitcases');
    expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-20T10:15:00Z');
    expect(component.getFirstPropertyValue('url')).toBe('https://cars.example/my-booking');
  }
});

test('the events keep their ids over changes', () => {
  const ids = ({ pickup, dropoff }: ReturnType<typeof parse>) => [pickup.event.uid, dropoff.event.uid];
  const first = ids(parse(compose()));
  expect(first).toEqual(['K7M-2QX-pickup@cars.example', 'K7M-2QX-dropoff@cars.example']);
  expect(ids(parse(compose({ revision: 9, pickupTime: '12:00', status: 'canceled' }, { locale: 'ar' })))).toEqual(
    first,
  );
});

test.each([
  ['requested', 'TENTATIVE'],
  ['reserved', 'CONFIRMED'],
  ['out', 'CONFIRMED'],
  ['active', 'CONFIRMED'],
  ['returned', 'CONFIRMED'],
  ['canceled', 'CANCELLED'],
] as const)('%s is %s', (status, expected) => {
  const { pickup, dropoff } = parse(compose({ status }));
  for (const { component } of [pickup, dropoff]) expect(component.getFirstPropertyValue('status')).toBe(expected);
});

test('without a time the pick-up is when the agency opens', () => {
  expect(String(parse(compose()).pickup.event.startDate)).toBe('2026-12-01T07:00:00');
});

test('a pick-up late in the evening ends on the next day', () => {
  const { pickup } = parse(compose({ pickupTime: '23:30', pickupDate: '2026-12-31', dropoffDate: '2027-01-02' }));
  expect(String(pickup.event.endDate)).toBe('2027-01-01T00:30:00');
});

test('the time of the change is its stamp', () => {
  const { pickup } = parse(compose({}, { now: new Date('2026-11-25T08:00:00.000Z') }));
  expect(String(pickup.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-25T08:00:00Z');
});

test.each(LOCALE_CODES)('hostile texts survive in %s, and lines are short', (locale) => {
  const hostile = 'a;b,c\\d\nBEGIN:VALARM\r\nEND:VEVENT "é" محمد '.repeat(4).trim();
  const file = compose({ pickupPlace: 'address', pickupAddress: hostile }, { locale, carName: hostile });
  const { pickup, calendar } = parse(file);
  expect(calendar.getAllSubcomponents('valarm')).toEqual([]);
  const plain = (text: string) => text.replaceAll(/[\s\u2068\u2069]+/g, ' ').trim();
  expect(plain(pickup.event.location)).toBe(plain(hostile));
  expect(plain(pickup.event.summary)).toContain(plain(hostile));
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of file.split('\r\n')) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
});

test('with a time of the return, and its place', () => {
  const { dropoff } = parse(compose({ dropoffTime: '18:00', dropoffPlace: 'airport' }));
  expect(String(dropoff.event.startDate)).toBe('2026-12-03T18:00:00');
  expect(String(dropoff.event.endDate)).toBe('2026-12-03T19:00:00');
  expect(dropoff.event.location).toBe('Marrakech Menara airport');
});
