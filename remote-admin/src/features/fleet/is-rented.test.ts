import { ACCEPTED_STATUSES } from 'shared-kit/domain';
import { isRented } from './is-rented.ts';

test.each(ACCEPTED_STATUSES)('with a booking in status %s', (status) => {
  expect(isRented('duster', [{ carId: 'duster', status }])).toBe(status === 'active');
});

test("another car's booking does not count", () => {
  expect(isRented('duster', [{ carId: 'clio', status: 'active' }])).toBe(false);
});
