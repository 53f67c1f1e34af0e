import { ACCEPTED_STATUSES } from 'shared-kit/domain';
import { findRental } from './find-rental.ts';

test.each(ACCEPTED_STATUSES)('with a booking in status %s', (status) => {
  expect(findRental('duster', [{ carId: 'duster', status }])).toBe(status === 'active' ? 'rented' : 'available');
});

test("another car's booking does not count", () => {
  expect(findRental('duster', [{ carId: 'clio', status: 'active' }])).toBe('available');
});

test('without bookings nobody knows', () => {
  expect(findRental('duster', undefined)).toBe('unknown');
});
