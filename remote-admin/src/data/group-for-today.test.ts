import type { Booking } from 'shared-kit/domain';
import { BOOKING } from '../testing/examples.ts';
import { findTodayGroups, groupForToday } from './group-for-today.ts';

const TODAY = '2026-11-22';
const booking = (change: Partial<Booking>): Booking => ({
  ...BOOKING,
  pickupDate: '2026-11-22',
  dropoffDate: '2026-11-24',
  ...change,
});

test.each<[string, Partial<Booking>]>([
  ['requests', { status: 'requested', pickupDate: '2026-12-24' }],
  ['requests', { status: 'requested', pickupDate: '2026-11-01' }],
  ['requests pickupsToday', { status: 'requested', pickupTime: '15:00' }],
  ['requests pickupsTomorrow', { status: 'requested', pickupDate: '2026-11-23' }],
  ['overduePickups', { status: 'reserved', pickupDate: '2026-11-21' }],
  ['pickupsToday', { status: 'reserved' }],
  ['pickupsTomorrow', { status: 'reserved', pickupDate: '2026-11-23' }],
  ['', { status: 'reserved', pickupDate: '2026-11-24' }],
  ['overdueReturns', { status: 'out', dropoffDate: '2026-11-21' }],
  ['overdueReturns', { status: 'active', dropoffDate: '2026-10-31' }],
  ['returnsToday', { status: 'out', dropoffDate: '2026-11-22' }],
  ['returnsTomorrow', { status: 'active', dropoffDate: '2026-11-23' }],
  ['', { status: 'out' }],
  ['', { status: 'returned', dropoffDate: '2026-11-22' }],
  ['', { status: 'canceled' }],
])('%s: %p', (group, change) => {
  expect(findTodayGroups(booking(change), TODAY).join(' ')).toBe(group);
});

test('pick-ups and requests stand by day and time, without a time last; returns by their day', () => {
  const groups = groupForToday(
    [
      booking({ id: 1, status: 'reserved' }),
      booking({ id: 2, status: 'reserved', pickupTime: '14:00' }),
      booking({ id: 3, status: 'reserved', pickupTime: '09:30' }),
      booking({ id: 4, status: 'out', dropoffDate: '2026-11-20' }),
      booking({ id: 5, status: 'out', dropoffDate: '2026-11-19' }),
      booking({ id: 6, pickupDate: '2026-12-24' }),
      booking({ id: 7, pickupDate: '2026-12-23' }),
      booking({ id: 8, status: 'canceled' }),
    ],
    TODAY,
  );
  const ids = Object.entries(groups).flatMap(([group, rows]) =>
    rows.length > 0 ? [[group, rows.map(({ id }) => id)]] : [],
  );
  expect(Object.fromEntries(ids)).toEqual({ overdueReturns: [5, 4], requests: [7, 6], pickupsToday: [3, 2, 1] });
});
