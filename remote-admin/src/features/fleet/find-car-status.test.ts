import type { OccupyingBooking } from '../../data/use-occupying-bookings.ts';
import { type CarStatus, findCarStatus } from './find-car-status.ts';

const TODAY = '2026-11-22';
const booking = (change: Partial<OccupyingBooking>): OccupyingBooking => ({
  carId: 'duster',
  kind: 'rental',
  status: 'reserved',
  pickupDate: '2026-11-20',
  dropoffDate: '2026-11-24',
  ...change,
});
const DUSTER = { CarId: 'duster', onSale: true, archived: false };

test.each<[string, OccupyingBooking[], CarStatus]>([
  ['without bookings it is free', [], { kind: 'free' }],
  ['a reserved one has it today', [booking({})], { kind: 'bookedToday' }],
  ['one that begins tomorrow leaves it free', [booking({ pickupDate: '2026-11-23' })], { kind: 'free' }],
  ['one that came back leaves it free', [booking({ status: 'returned' })], { kind: 'free' }],
  ['another car’s booking is ignored', [booking({ carId: 'clio' })], { kind: 'free' }],
  ['it is out', [booking({ status: 'out' })], { kind: 'out', until: '2026-11-24' }],
  ['active is out, too', [booking({ status: 'active' })], { kind: 'out', until: '2026-11-24' }],
  ['it comes back today', [booking({ status: 'out', dropoffDate: TODAY })], { kind: 'backToday' }],
  [
    'it is overdue, although the next booking begins',
    [booking({ pickupDate: TODAY }), booking({ status: 'out', dropoffDate: '2026-11-21' })],
    { kind: 'overdue', until: '2026-11-21' },
  ],
  ['it is in the garage', [booking({ kind: 'service' })], { kind: 'blocked', until: '2026-11-24', reason: 'service' }],
  ['a past block is over', [booking({ kind: 'damage', dropoffDate: '2026-11-21' })], { kind: 'free' }],
])('%s', (_, bookings, status) => {
  expect(findCarStatus(DUSTER, bookings as OccupyingBooking[], TODAY)).toEqual(status);
});

test('a car off sale says so while nothing else has it, a car that is sold always', () => {
  const offSale = { ...DUSTER, onSale: false };
  expect(findCarStatus(offSale, [], TODAY)).toEqual({ kind: 'offSale' });
  expect(findCarStatus(offSale, [booking({})], TODAY)).toEqual({ kind: 'bookedToday' });
  expect(findCarStatus({ ...offSale, archived: true }, [booking({})], TODAY)).toEqual({ kind: 'sold' });
});
