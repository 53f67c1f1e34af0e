import {
  BOOKING_FIELDS,
  type BookingRequest,
  isSameContent,
  REQUEST_IDENTITY,
  requestIdentity,
} from './booking-fields.ts';

const REQUEST: BookingRequest = {
  carId: 'duster',
  confirmationCode: 'K7M-2QX',
  customerName: 'Amélie Laurent',
  customerEmail: 'amelie@example.com',
  customerPhone: '+33 1 99 00 10 21',
  driverLicense: 'X-1234',
  pickupDate: '2026-12-01',
  dropoffDate: '2026-12-03',
  days: 3,
  unitPrice: 42.5,
  totalPrice: 127.5,
};

test('the identity of a request has all sent fields, sorted by name', () => {
  expect(REQUEST_IDENTITY).toEqual(expect.arrayContaining(Object.keys(REQUEST)));
  const sent = Object.entries(BOOKING_FIELDS).filter(
    ([name, { writtenBy }]) => writtenBy === 'creator' && name !== 'locale',
  );
  expect(REQUEST_IDENTITY).toEqual(sent.map(([name]) => name).sort());
  expect(requestIdentity(REQUEST)).toEqual(Object.entries(REQUEST).sort(([a], [b]) => (a < b ? -1 : 1)));
});

test('what a person writes about a booking is personal', () => {
  const ours = [
    'carId',
    'confirmationCode',
    'pickupTime',
    'pickupPlace',
    'dropoffTime',
    'dropoffPlace',
    'formerNumber',
  ];
  const texts = Object.entries(BOOKING_FIELDS).filter(([name, { type }]) => type === 'text' && !ours.includes(name));
  expect(texts.filter(([, field]) => !('personal' in field)).map(([name]) => name)).toEqual([]);
});

test('empty and absent optional fields do not change the identity', () => {
  const extended = { ...REQUEST, driverLicense: '' };
  const { driverLicense: _, ...absent } = REQUEST;
  expect(requestIdentity(extended)).toEqual(requestIdentity(absent));
});

test.each(REQUEST_IDENTITY.filter((field) => field !== 'confirmationCode'))(
  'another %s is another request',
  (field) => {
    const changed = { ...REQUEST, [field]: typeof REQUEST[field] === 'number' ? 1 : 'other' };
    expect(isSameContent(REQUEST, changed)).toBe(false);
  },
);

test('the code is not part of the comparison', () => {
  expect(isSameContent(REQUEST, { ...REQUEST, confirmationCode: 'ZZZ-999' } as BookingRequest)).toBe(true);
});

test('the language is not part of the identity', () => {
  expect(requestIdentity({ ...REQUEST, locale: 'fr' })).toEqual(requestIdentity(REQUEST));
  expect(isSameContent({ ...REQUEST, locale: 'fr' }, { ...REQUEST, locale: 'ar' })).toBe(true);
});
