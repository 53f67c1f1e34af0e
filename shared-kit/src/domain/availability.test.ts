import { blocksRange, isFree } from './availability.ts';
import type { BookedPeriod } from './booking-fields.ts';
import type { CalendarDay } from './calendar-day.ts';
import { addDays } from './calendar-day.ts';

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
      const blocks = blocksRange(placed, range);
      answers[blocks ? 'blocked' : 'free']++;
      expect(blocks).toBe(blocksAsWorded(placed, range.from, range.to));
    }
  expect(answers.blocked).toBeGreaterThan(30);
  expect(answers.free).toBeGreaterThan(30);
});

test('a canceled booking blocks nothing', () => {
  expect(blocksRange(booking('2026-10-24', '2026-10-26', 'canceled'), { from: '2026-10-24', to: '2026-10-26' })).toBe(
    false,
  );
});

test('a car is free when none of its bookings blocks the range', () => {
  const bookings = [booking('2026-10-01', '2026-10-05'), booking('2026-10-10', '2026-10-12')];
  expect(isFree(bookings, { from: '2026-10-06', to: '2026-10-09' })).toBe(true);
  expect(isFree(bookings, { from: '2026-10-06', to: '2026-10-10' })).toBe(false);
});
