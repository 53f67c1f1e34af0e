import type { CalendarDay } from '../time/calendar-day.ts';
import { addDays } from '../time/calendar-day.ts';
import { blocksRange, daysForOtherCar, isFree, occupiedUntil } from './availability.ts';
import type { BookedPeriod } from './booking-fields.ts';

const booking = (pickupDate: CalendarDay, dropoffDate: CalendarDay, status: BookedPeriod['status'] = 'reserved') =>
  ({ carId: 'duster', pickupDate, dropoffDate, status }) as BookedPeriod;

/** The rule as formulated in docs/rules.md#availability, to compare the implementation with. */
function blocksAsWorded(b: BookedPeriod, from: CalendarDay, to: CalendarDay): boolean {
  const coversStart = b.pickupDate <= from && b.dropoffDate >= from;
  const beginsInside = b.pickupDate >= from && b.pickupDate <= to;
  return b.status !== 'canceled' && (coversStart || beginsInside);
}

test('matches the written rule for every relative position of a booking', () => {
  const range = { from: '2026-10-24', to: '2026-10-27' } as const;
  const answers = { blocked: 0, free: 0 };
  for (let start = -6; start <= 6; start++)
    for (let length = 0; length <= 8; length++) {
      const pickup = addDays(range.from, start);
      const placed = booking(pickup, addDays(pickup, length));
      const blocks = blocksRange(placed, range, '2026-09-01');
      answers[blocks ? 'blocked' : 'free']++;
      expect(blocks).toBe(blocksAsWorded(placed, range.from, range.to));
    }
  expect(answers.blocked).toBeGreaterThan(30);
  expect(answers.free).toBeGreaterThan(30);
});

test('a canceled booking blocks nothing', () => {
  expect(
    blocksRange(
      booking('2026-10-24', '2026-10-26', 'canceled'),
      { from: '2026-10-24', to: '2026-10-26' },
      '2026-09-01',
    ),
  ).toBe(false);
});

test('a car is free when none of its bookings blocks the range', () => {
  const bookings = [booking('2026-10-01', '2026-10-05'), booking('2026-10-10', '2026-10-12')];
  expect(isFree(bookings, { from: '2026-10-06', to: '2026-10-09' }, '2026-09-01')).toBe(true);
  expect(isFree(bookings, { from: '2026-10-06', to: '2026-10-10' }, '2026-09-01')).toBe(false);
});

test.each([
  ['out', '2026-10-20', '2026-10-23'],
  ['active', '2026-10-22', '2026-10-23'],
  ['out', '2026-10-23', '2026-10-23'],
  ['out', '2026-10-25', '2026-10-25'],
  ['returned', '2026-10-20', '2026-10-20'],
  ['reserved', '2026-10-20', '2026-10-20'],
  ['canceled', '2026-10-20', '2026-10-20'],
] as const)('on the 23rd a booking %s until %s occupies its car until %s', (status, dropoffDate, until) => {
  const today = '2026-10-23';
  expect(occupiedUntil({ status, dropoffDate }, today)).toBe(until);
  const placed = booking('2026-10-18', dropoffDate, status);
  if (status === 'canceled') return;
  expect(blocksRange(placed, { from: until, to: '2026-10-30' }, today)).toBe(true);
  expect(blocksRange(placed, { from: addDays(until, 1), to: '2026-10-30' }, today)).toBe(false);
});

test.each([
  ['before a car came back', undefined, '2026-10-22', '2026-10-20', '2026-10-24'],
  ['within the rental', '2026-10-21', '2026-10-22', '2026-10-22', '2026-10-24'],
  ['on its last day', '2026-10-21', '2026-10-24', '2026-10-24', '2026-10-24'],
  ['after it', '2026-10-21', '2026-10-26', '2026-10-24', '2026-10-26'],
] as const)('another car must be free: %s', (_, carSince, today, from, to) => {
  const rental = { pickupDate: '2026-10-20', dropoffDate: '2026-10-24', carSince } as const;
  expect(daysForOtherCar(rental, today)).toEqual({ from, to });
});
