import { createApiClient } from './api-client.ts';

const clientOf = (data: readonly unknown[], sent: [string, string | undefined][] = []) =>
  createApiClient({
    baseUrl: '',
    getToken: () => 'a',
    onAuthFail: () => undefined,
    fetch: async (url, call) => {
      sent.push([`${call?.method ?? 'GET'} ${String(url)}`, call?.body as string | undefined]);
      return Response.json({ code: 200, data });
    },
  });

const EMAIL = {
  id: 12,
  kind: 'requested',
  recipient: 'amelie@example.com',
  state: 'waiting',
  attempts: 0,
  createdAt: { $date: '2026-10-01T13:05:00.000Z' },
};

test('the e-mails of a booking are parsed, with what only some have', async () => {
  const sent: [string, string | undefined][] = [];
  const failed = { ...EMAIL, state: 'failed', finishedAt: { $date: '2026-10-01T13:06:00.000Z' }, error: '550 unknown' };
  const held = { ...EMAIL, heldUntil: { $date: '2026-10-01T14:20:00.000Z' } };
  expect(await clientOf([failed, EMAIL, held], sent).listBookingEmails(7)).toEqual([
    { ...failed, createdAt: '2026-10-01T13:05:00.000Z', finishedAt: '2026-10-01T13:06:00.000Z' },
    { ...EMAIL, createdAt: '2026-10-01T13:05:00.000Z' },
    { ...EMAIL, createdAt: '2026-10-01T13:05:00.000Z', heldUntil: '2026-10-01T14:20:00.000Z' },
  ]);
  expect(sent).toEqual([['GET /api/mailing/bookings/7', undefined]]);
});

test.each([
  [{ ...EMAIL, id: '12' }, 'email.id: expected a number'],
  [{ ...EMAIL, state: undefined }, 'email.state: expected a string'],
  [{ ...EMAIL, createdAt: { $date: 'today' } }, 'email.createdAt: expected a timestamp'],
  [null, 'email.createdAt: expected a timestamp'],
])('%j is refused', async (row, problem) => {
  await expect(clientOf([row]).listBookingEmails(7)).rejects.toThrow(problem);
});

test('the status is parsed', async () => {
  const bookings = [{ id: 7, confirmationCode: 'AB1-2CD' }];
  const status = { delivery: 'files', folder: '/data/outbox', undelivered: 2, bookings, moreBookings: 0 };
  expect(await clientOf([status]).getMailStatus()).toEqual(status);
  await expect(clientOf([{ ...status, bookings: undefined }]).getMailStatus()).rejects.toThrow('email.bookings');
});

test('an e-mail is sent again, to another address if there is one', async () => {
  const sent: [string, string | undefined][] = [];
  const client = clientOf([{ id: 13 }], sent);
  await client.resendEmail(12);
  await client.resendEmail(12, 'amelie@example.org');
  await client.resendEmail(12, 'amelie@example.org', { keepAccess: true });
  expect(sent).toEqual([
    ['POST /api/mailing/resend', '{"id":12}'],
    ['POST /api/mailing/resend', '{"id":12,"to":"amelie@example.org"}'],
    ['POST /api/mailing/resend', '{"id":12,"to":"amelie@example.org","keepAccess":true}'],
  ]);
});

test.each(['sent', 'written'] as const)('a message says whether it was %s', async (state) => {
  const message = { to: 'amelie@example.com', subject: 'Your car', body: 'It is ready.', bookingId: 7 };
  expect(await clientOf([{ messageId: '<a@b>', state }]).sendEmail(message)).toBe(state);
});
