import { createMyBookingsClient } from './my-bookings.ts';
import { createTransport } from './transport.ts';

const WIRE = {
  confirmationCode: 'K7M-2P9',
  status: 'requested',
  createdAt: { $date: '2026-11-20T07:00:00.000Z' },
  carId: 'duster-1',
  car: { CarId: 'duster-1', name: 'Dacia Duster', image: '/media/duster.svg' },
  customerName: 'Amina El Fassi',
  customerEmail: 'amina@example.com',
  customerPhone: '+33 6 12 34 56 78',
  driverLicense: 'B 123456',
  pickupDate: { $date: '2026-12-14' },
  dropoffDate: { $date: '2026-12-16' },
  days: 3,
  unitPrice: 42,
  totalPrice: 126,
  pickupTime: '10:30',
  canChange: true,
  canCancel: true,
  cancelUntil: { $date: '2026-12-13T10:30:00.000Z' },
};

function clientFor(data: unknown, headers: Record<string, string> = {}) {
  const sent: { readonly url: string; readonly token: string | null; readonly body: unknown }[] = [];
  const transport = createTransport({
    baseUrl: '',
    getToken: () => 'of-staff',
    onAuthFail: () => undefined,
    fetch: async (url, { headers: own, body } = {}) => {
      sent.push({
        url: String(url),
        token: new Headers(own).get('authorization'),
        body: body && JSON.parse(`${body}`),
      });
      return Response.json({ code: 200, data }, { headers });
    },
  });
  return { client: createMyBookingsClient(transport), sent };
}

test('the bookings of the device are read with plain days and times', async () => {
  const { client, sent } = clientFor([WIRE]);
  expect(await client.list()).toEqual({
    bookings: [
      {
        ...WIRE,
        createdAt: '2026-11-20T07:00:00.000Z',
        pickupDate: '2026-12-14',
        dropoffDate: '2026-12-16',
        cancelUntil: '2026-12-13T10:30:00.000Z',
      },
    ],
  });
  expect(sent).toEqual([{ url: '/api/my-bookings', token: null, body: undefined }]);
});

test('a copy says from when it is', async () => {
  const { client } = clientFor([], { 'x-copied-at': '2026-11-20T07:00:00.000Z' });
  expect(await client.list()).toEqual({ bookings: [], copiedAt: '2026-11-20T07:00:00.000Z' });
});

test.each<[string, Record<string, unknown>]>([
  ['a car', { car: null }],
  ['a day', { pickupDate: '14.12.2026' }],
  ['what may be changed', { canCancel: undefined }],
])('a booking without %s is refused', async (_, part) => {
  const { client } = clientFor([{ ...WIRE, ...part }]);
  await expect(client.list()).rejects.toThrow(TypeError);
});

test('every change is a POST without a token', async () => {
  const { client, sent } = clientFor([WIRE]);
  const booking = { confirmationCode: 'K7M-2P9', basedOnStatus: 'requested' } as const;
  await client.open('t');
  await client.requestLink({ token: 't' });
  await client.change({ ...booking, note: '' });
  await client.cancel(booking);
  await client.forget();
  expect(sent.map(({ url, body }) => [url, body])).toEqual([
    ['/api/my-bookings/open', { token: 't' }],
    ['/api/my-bookings/links', { token: 't' }],
    ['/api/my-bookings/change', { ...booking, note: '' }],
    ['/api/my-bookings/cancel', booking],
    ['/api/my-bookings/forget', {}],
  ]);
  expect(sent.map(({ token }) => token)).toEqual(Array(5).fill(null));
});
