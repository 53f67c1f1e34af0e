import { ACCEPTED_STATUSES } from 'shared-kit/domain';
import { findRental } from './find-rental.ts';

test.each(ACCEPTED_STATUSES)('with a booking in status %s', (status) => {
  expect(findRental('duster', [{ carId: 'duster', status }])).toBe(status === 'active' ? 'rented' : 'available');
});

test("another car's booking is ignored", () => {
  expect(findRental('duster', [{ carId: 'clio', status: 'active' }])).toBe('available');
});

test('without loaded bookings the result is unknown', () => {
  expect(findRental('duster', undefined)).toBe('unknown');
});
