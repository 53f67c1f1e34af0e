import { readEntity, readPagination } from './wire-format.ts';

const BOOKING = {
  id: 7,
  carId: 'dacia-duster-k3',
  confirmationCode: 'AB1-2CD',
  customerName: 'Amélie Laurent',
  customerEmail: 'amelie@example.com',
  customerPhone: '+33 1 99 00 10 21',
  driverLicense: '12AB34567',
  pickupDate: { $date: '2026-10-24' },
  dropoffDate: { $date: '2026-10-26' },
  days: 3,
  unitPrice: 42,
  totalPrice: 126,
  status: 'requested',
  createdAt: { $date: '2026-10-01T13:05:00.000Z' },
};
const CAR = {
  CarId: 'dacia-duster-k3',
  name: 'Dacia Duster',
  image: '',
  type: 'SUV',
  seats: 5,
  fuel: 'Diesel',
  transmission: 'Manual',
  price: 42,
  rating: 4.8,
  features: ['Bluetooth'],
};

const MAY_BE_MISSING = ['driverLicense', 'status'];

test('dates of a booking are unwrapped', () => {
  expect(readEntity('CarsBooking', BOOKING)).toEqual({
    ...BOOKING,
    pickupDate: '2026-10-24',
    dropoffDate: '2026-10-26',
    createdAt: '2026-10-01T13:05:00.000Z',
  });
  expect(readEntity('Cars', CAR)).toEqual(CAR);
});

test('a projection requires the requested fields only', () => {
  const { carId, pickupDate, dropoffDate, status } = BOOKING;
  const fields = ['carId', 'pickupDate', 'dropoffDate', 'status'] as const;
  expect(readEntity('CarsBooking', { carId, pickupDate, dropoffDate, status }, fields)).toMatchObject({
    carId,
    status,
  });
  expect(() => readEntity('CarsBooking', { carId, pickupDate, dropoffDate, status })).toThrow(
    new TypeError('CarsBooking.id: expected a number'),
  );
});

test.each(Object.keys(BOOKING).filter((field) => !MAY_BE_MISSING.includes(field)))(
  'a booking without %s is none',
  (field) => {
    expect(() => readEntity('CarsBooking', { ...BOOKING, [field]: undefined })).toThrow(
      `CarsBooking.${field}: expected`,
    );
    expect(() => readEntity('CarsBooking', { ...BOOKING, [field]: null })).toThrow(`CarsBooking.${field}: expected`);
  },
);

test.each(MAY_BE_MISSING)('a booking without %s is accepted', (field) => {
  expect(readEntity('CarsBooking', { ...BOOKING, [field]: null })).toMatchObject({ id: 7, [field]: null });
});

test.each(Object.keys(CAR))('a car without %s is rejected', (field) => {
  expect(() => readEntity('Cars', { ...CAR, [field]: undefined })).toThrow(`Cars.${field}: expected`);
});

test.each([
  ['days', '3'],
  ['totalPrice', '126.00'],
  ['pickupDate', '2026-02-30'],
  ['createdAt', { $date: 'yesterday' }],
])('a booking whose %s is %j is rejected', (field, value) => {
  expect(() => readEntity('CarsBooking', { ...BOOKING, [field]: value })).toThrow(`CarsBooking.${field}: expected`);
});

test.each([undefined, null, 'a booking'])('%j is rejected', (wire) => {
  expect(() => readEntity('CarsBooking', wire)).toThrow('CarsBooking: an entity is missing from the answer');
});

test('a pagination requires five numbers', () => {
  const pagination = { current: 1, total: 14, pages: 3, first: 1, last: 6 };
  expect(readPagination(pagination)).toEqual(pagination);
  expect(() => readPagination({ ...pagination, total: undefined })).toThrow('pagination.total: expected a number');
});
