import { DEFAULT_SITE_SETTINGS } from '../settings/site-settings.ts';
import { canCustomerCancel, canCustomerChange, cancellationDeadline } from './customer-changes.ts';

const settings = { ...DEFAULT_SITE_SETTINGS, timeZone: 'Europe/Paris' };
const booking = { status: 'requested', pickupDate: '2026-12-10', pickupTime: '10:30' } as const;

test.each([
  ['with a time', booking, '2026-12-09T09:30:00.000Z'],
  ['without one, from the opening of the agency', { ...booking, pickupTime: undefined }, '2026-12-09T06:00:00.000Z'],
  ['after clocks changed in the night before', { ...booking, pickupDate: '2026-10-25' }, '2026-10-24T09:30:00.000Z'],
] as const)('the deadline is 24 hours before the pick-up %s', (_, { pickupTime, ...rest }, deadline) => {
  const at = cancellationDeadline({ ...rest, ...(pickupTime && { pickupTime }) }, settings);
  expect(at.toISOString()).toBe(deadline);
});

test('a customer cancels until the deadline, and changes until the pick-up', () => {
  const allowed = (time: string) => {
    const now = new Date(time);
    return [canCustomerCancel(booking, now, settings), canCustomerChange(booking, now, settings)];
  };
  expect(allowed('2026-12-09T09:30:00.000Z')).toEqual([true, true]);
  expect(allowed('2026-12-09T09:30:00.001Z')).toEqual([false, true]);
  expect(allowed('2026-12-10T09:30:00.000Z')).toEqual([false, false]);
});

test.each(['out', 'returned', 'canceled', 'active'] as const)('nothing can be changed once it is %s', (status) => {
  const now = new Date('2026-12-01T00:00:00Z');
  expect(canCustomerCancel({ ...booking, status }, now, settings)).toBe(false);
  expect(canCustomerChange({ ...booking, status }, now, settings)).toBe(false);
});
