import { type CarStatus, findCarStatus } from './find-car-status.ts';
import type { Occupancy } from './use-occupancy.ts';

const TODAY = '2026-11-22';
const BOOKED = { from: '2026-11-20', to: '2026-11-24' } as const;
type Rental = Occupancy['rentals'][number];
type Block = Occupancy['blocks'][number];

const rental = (change: Partial<Rental>): Rental => ({
  id: 7,
  carId: 'duster',
  status: 'reserved',
  pickupDate: BOOKED.from,
  dropoffDate: BOOKED.to,
  ...change,
});
const block = (change: Partial<Block>): Block => ({
  ...{ carId: 'duster', ...BOOKED, reason: 'service' },
  ...change,
});
const DUSTER = { CarId: 'duster', onSale: true };

test.each<[string, Partial<Occupancy>, CarStatus]>([
  ['without bookings it is free', {}, { kind: 'free' }],
  ['a reserved one has it today', { rentals: [rental({})] }, { kind: 'bookedToday' }],
  ['one that begins tomorrow leaves it free', { rentals: [rental({ pickupDate: '2026-11-23' })] }, { kind: 'free' }],
  ['one that came back leaves it free', { rentals: [rental({ status: 'returned' })] }, { kind: 'free' }],
  ["another car's booking is ignored", { rentals: [rental({ carId: 'clio' })] }, { kind: 'free' }],
  ['it is out', { rentals: [rental({ status: 'out' })] }, { kind: 'out', until: '2026-11-24' }],
  ['active is out, too', { rentals: [rental({ status: 'active' })] }, { kind: 'out', until: '2026-11-24' }],
  ['it comes back today', { rentals: [rental({ status: 'out', dropoffDate: TODAY })] }, { kind: 'backToday' }],
  [
    'it is overdue, although the next booking begins',
    { rentals: [rental({ pickupDate: TODAY }), rental({ status: 'out', dropoffDate: '2026-11-21' })] },
    { kind: 'overdue', until: '2026-11-21' },
  ],
  ['it is in the garage', { blocks: [block({})] }, { kind: 'blocked', until: '2026-11-24', reason: 'service' }],
  ['a past block is over', { blocks: [block({ to: '2026-11-21' })] }, { kind: 'free' }],
])('%s', (_, occupancy, status) => {
  expect(findCarStatus(DUSTER, { rentals: [], blocks: [], ...occupancy }, TODAY)).toEqual(status);
});

test('a car off sale says so while nothing else has it, a car that is sold always', () => {
  const offSale = { ...DUSTER, onSale: false };
  const booked = { rentals: [rental({})], blocks: [] };
  expect(findCarStatus(offSale, { rentals: [], blocks: [] }, TODAY)).toEqual({ kind: 'offSale' });
  expect(findCarStatus(offSale, booked, TODAY)).toEqual({ kind: 'bookedToday' });
  expect(findCarStatus({ ...offSale, archived: true }, booked, TODAY)).toEqual({ kind: 'sold' });
});
