import type { BookedPeriod } from './booking-fields.ts';
import { findPickupConflicts } from './pickup-conflicts.ts';

type Status = BookedPeriod['status'];

const TODAY = '2026-11-25';
const period = (status: Status, pickupDate: string, dropoffDate: string, carId = 'duster') =>
  ({ carId, status, pickupDate, dropoffDate }) as BookedPeriod;
const LATE = period('out', '2026-11-18', '2026-11-22');

test.each<[boolean, string, BookedPeriod, BookedPeriod]>([
  [true, 'a car that is not back is due out today', period('reserved', '2026-11-25', '2026-11-28'), LATE],
  [true, 'and so it is for a request', period('requested', '2026-11-25', '2026-11-28'), LATE],
  [true, 'due out tomorrow', period('reserved', '2026-11-26', '2026-11-28'), LATE],
  [false, 'not before the day after tomorrow', period('reserved', '2026-11-27', '2026-11-28'), LATE],
  [true, 'a pick-up that is overdue itself', period('reserved', '2026-11-23', '2026-11-25'), LATE],
  [false, 'a pick-up whose days are over', period('reserved', '2026-11-23', '2026-11-24'), LATE],
  [false, 'another car', period('reserved', '2026-11-25', '2026-11-28', 'clio'), LATE],
  [false, 'a booking that was canceled', period('canceled', '2026-11-25', '2026-11-28'), LATE],
  [
    false,
    'a car that is due back today',
    period('reserved', '2026-11-26', '2026-11-28'),
    period('out', '2026-11-18', TODAY),
  ],
  [
    false,
    'a car that came back',
    period('reserved', '2026-11-25', '2026-11-28'),
    period('returned', '2026-11-18', '2026-11-22'),
  ],
])('%s: %s', (isConflict, _, due, other) => {
  expect(findPickupConflicts([due, other], TODAY)).toEqual(isConflict ? [{ due, inTheWay: other }] : []);
});

test('the next pick-up stands first', () => {
  const bookings = [
    { ...period('reserved', '2026-11-26', '2026-11-28'), pickupTime: '08:00' },
    { ...period('reserved', '2026-11-25', '2026-11-28', 'clio'), pickupTime: '14:00' },
    { ...period('reserved', '2026-11-25', '2026-11-28', 'logan'), pickupTime: '09:00' },
    LATE,
    { ...LATE, carId: 'clio' },
    { ...LATE, carId: 'logan' },
  ];
  expect(findPickupConflicts(bookings, TODAY).map(({ due }) => due.carId)).toEqual(['logan', 'clio', 'duster']);
});
