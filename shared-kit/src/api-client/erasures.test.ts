import { createApiClient } from './api-client.ts';

test('the bookings of a person are read, and those that are chosen are erased', async () => {
  const sent: [string, string | undefined][] = [];
  const row = { id: 7, confirmationCode: 'AB1-2CD', status: 'returned', canErase: true };
  const days = { pickupDate: { $date: '2026-10-24' }, dropoffDate: { $date: '2026-10-26' } };
  const client = createApiClient({
    baseUrl: '',
    getToken: () => 'a',
    onAuthFail: () => undefined,
    fetch: async (url, call) => {
      sent.push([`${call?.method ?? 'GET'} ${String(url)}`, call?.body as string | undefined]);
      return Response.json({ code: 200, data: [{ ...row, ...days }] });
    },
  });
  expect(await client.listBookingsOfPerson(7)).toEqual([
    { ...row, pickupDate: '2026-10-24', dropoffDate: '2026-10-26' },
  ]);
  await client.eraseBookings([7, 8]);
  expect(sent).toEqual([
    ['GET /api/erasures/7', undefined],
    ['POST /api/erasures', '{"ids":[7,8]}'],
  ]);
});
