import type { Booking } from 'shared-kit/domain';
import { PICKUP_EXAMPLES } from 'shared-kit/testing/pickup-examples.ts';
import { rebaseValues } from '../../kit/record-form/rebase-values.ts';
import { BOOKING } from '../../testing/examples.ts';
import { findBookingChanges, findFormProblems, readBookingContent, rentalSum } from './booking-form-rules.ts';
import { editedBookingValues, newBookingValues } from './booking-form-values.ts';

const WALK_IN = {
  ...newBookingValues({ carId: 'duster' }, '2026-11-20'),
  customerName: ' Karim Alami ',
  customerPhone: '06 12 34 56 78',
};
const sumOf = (values: typeof WALK_IN, price = 40) => {
  const sum = rentalSum(values, price);
  if (!sum) throw new Error('No sum');
  return sum;
};

test.each(PICKUP_EXAMPLES)('every detail of a pick-up at the place $place is booked and changed', (example) => {
  const { pickupPlace, ...others } = example.details;
  const details = pickupPlace === 'agency' ? others : example.details;
  expect(readBookingContent({ ...WALK_IN, ...details }, sumOf(WALK_IN))).toMatchObject(details);
  const values = { ...editedBookingValues(BOOKING), ...details };
  expect(findBookingChanges(BOOKING, values, sumOf(values, 42))).toEqual(details);
});

describe('a new booking', () => {
  test('of a walk-in needs car, days, name and phone', () => {
    expect(findFormProblems(WALK_IN, 40)).toEqual({});
    expect(readBookingContent(WALK_IN, sumOf(WALK_IN))).toEqual({
      carId: 'duster',
      customerName: 'Karim Alami',
      customerPhone: '06 12 34 56 78',
      customerEmail: '',
      driverLicense: '',
      pickupDate: '2026-11-20',
      dropoffDate: '2026-11-21',
      days: 2,
      unitPrice: 40,
      totalPrice: 80,
    });
  });

  test.each([
    ['neither phone nor e-mail', { customerPhone: ' ' }, { customerPhone: { type: 'required' } }],
    ['an e-mail address instead of a phone', { customerPhone: '', customerEmail: 'k@example.com' }, {}],
    ['a mistyped address', { customerEmail: 'karim' }, { customerEmail: { type: 'malformed' } }],
    ['no name', { customerName: '' }, { customerName: { type: 'required' } }],
    ['no car', { carId: '' }, { carId: { type: 'required' } }],
    ['days in reverse', { dropoffDate: '2026-11-19' }, { dropoffDate: { type: 'reversed' } }],
    ['an incomplete day', { pickupDate: '' }, { pickupDate: { type: 'required' } }],
    ['another price without a reason', { agreedPrice: '35' }, { priceReason: { type: 'required' } }],
    ['another price with a reason', { agreedPrice: '35', priceReason: 'Regular' }, {}],
    ['the usual price once more', { agreedPrice: '40,00' }, {}],
    ['a price that is none', { agreedPrice: 'cheap' }, { agreedPrice: { status: 'not-a-number' } }],
    ['an address that is missing', { pickupPlace: 'address' as const }, { pickupAddress: { type: 'required' } }],
  ])('with %s', (_, changes, problems) => {
    expect(findFormProblems({ ...WALK_IN, ...changes }, 40)).toEqual(problems);
  });

  test('costs the agreed price', () => {
    expect(rentalSum({ ...WALK_IN, agreedPrice: '35.50' }, 40)).toMatchObject({
      days: 2,
      unitPrice: 35.5,
      totalPrice: 71,
    });
    expect(rentalSum({ ...WALK_IN, agreedPrice: 'x' }, 40)).toBeUndefined();
  });
});

describe('an edited booking', () => {
  const values = editedBookingValues(BOOKING);
  const changes = (part: Partial<typeof values>, price = 42) =>
    findBookingChanges(BOOKING, { ...values, ...part }, sumOf({ ...values, ...part }, price));

  test.each<[string, Partial<typeof values>, Partial<Booking>]>([
    ['nothing', {}, {}],
    ['a space', { customerName: `${BOOKING.customerName} ` }, {}],
    ['a day', { dropoffDate: '2026-10-28' }, { dropoffDate: '2026-10-28' }],
    ['no e-mail any more', { customerEmail: '' }, { customerEmail: '' }],
    ['a place', { pickupPlace: 'airport', flightNumber: 'at 641' }, { pickupPlace: 'airport', flightNumber: 'AT 641' }],
    ['a price', { agreedPrice: '30', priceReason: 'Regular' }, { priceReason: 'Regular', unitPrice: 30 }],
  ])('sends what differs: %s', (_, part, sent) => {
    expect(changes(part)).toEqual(sent);
  });

  test('of another car has its price', () => {
    expect(changes({ carId: 'clio' }, 30)).toEqual({ carId: 'clio', unitPrice: 30 });
  });

  test('keeps what was typed when a colleague has changed something else', () => {
    const typed = { ...values, note: 'Late' };
    const now = editedBookingValues({ ...BOOKING, dropoffDate: '2026-10-27', note: 'Early' });
    expect(rebaseValues(typed, values, now)).toMatchObject({ note: 'Late', dropoffDate: '2026-10-27' });
  });
});
