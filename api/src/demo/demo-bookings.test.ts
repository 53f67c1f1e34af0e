import {
  addDays,
  BOOKING_STATUSES,
  blocksRange,
  CAR_FUELS,
  CAR_SEATS,
  CAR_TRANSMISSIONS,
  CAR_TYPES,
  type CalendarDay,
  isFree,
} from 'shared-kit/domain';
import { planDemoBookings } from './demo-bookings.ts';
import { DEMO_FLEET } from './demo-fleet.ts';

test('the fleet has every type, seat count, fuel and transmission', () => {
  const valuesOf = (field: 'type' | 'seats' | 'fuel' | 'transmission') => new Set(DEMO_FLEET.map((car) => car[field]));
  expect(valuesOf('type')).toEqual(new Set(CAR_TYPES));
  expect(valuesOf('seats')).toEqual(new Set(CAR_SEATS));
  expect(valuesOf('fuel')).toEqual(new Set(CAR_FUELS));
  expect(valuesOf('transmission')).toEqual(new Set(CAR_TRANSMISSIONS));
  expect(new Set(DEMO_FLEET.map(({ CarId }) => CarId)).size).toBe(DEMO_FLEET.length);
});

test('the first six cars cover the usual price range, in ascending order', () => {
  const first = DEMO_FLEET.slice(0, 6);
  expect(first.map(({ price }) => price)).toEqual(first.map(({ price }) => price).sort((a, b) => a - b));
  expect(first.some((car) => car.type === 'Hatchback' && car.transmission === 'Manual')).toBe(true);
  expect(first.some((car) => car.type === 'Hatchback' && car.transmission === 'Automatic')).toBe(true);
  expect(first.some((car) => car.type === 'SUV' && car.features.includes('4x4'))).toBe(true);
  expect(first.some(({ seats }) => seats >= 7)).toBe(true);
  expect(new Set(first.map(({ type }) => type)).size).toBeGreaterThanOrEqual(4);
});

test.each<CalendarDay>(['2026-11-20', '2026-12-31', '2027-02-28', '2028-02-29'])('the bookings around %s', (today) => {
  const bookings = planDemoBookings(today);
  expect(planDemoBookings(today)).toEqual(bookings);
  expect(bookings.length).toBeGreaterThanOrEqual(36);
  expect(new Set(bookings.map(({ status }) => status))).toEqual(new Set(BOOKING_STATUSES));
  for (const booking of bookings) {
    const range = { from: booking.pickupDate, to: booking.dropoffDate };
    const over = bookings.filter((other) => other.carId === booking.carId && blocksRange(other, range, today));
    expect(over.length).toBe(booking.status === 'canceled' ? over.length : 1);
    expect(booking.createdAt.slice(0, 10) < today).toBe(true);
    expect(booking.customerEmail).toMatch(/@example\.com$/);
  }
  const nextWeeks = { from: addDays(today, 1), to: addDays(today, 14) };
  const free = DEMO_FLEET.filter(({ CarId }) =>
    isFree(
      bookings.filter(({ carId }) => carId === CarId),
      nextWeeks,
      today,
    ),
  );
  expect(free.length).toBeGreaterThanOrEqual(DEMO_FLEET.length / 3);
});
