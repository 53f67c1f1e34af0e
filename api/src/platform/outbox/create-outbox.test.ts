import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { SMTPServer } from 'smtp-server';
import { exampleCar, exampleRequest } from '../../../test/examples.ts';
import { startMailServer } from '../../../test/start-mail-server.ts';
import { NOON, startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { planEmails } from '../../messages/plan-emails.ts';
import { createMailer } from './mailer.ts';

/** Keeps the database, on which each test has a server with a mail server of its own. */
let keeper: TestApi;
let api: TestApi;

beforeAll(async () => {
  keeper = await startTestApi();
  await keeper.addCars(exampleCar());
});
afterEach(async () => {
  await api.close();
  await keeper.database.deleteFrom('bookings').execute();
  await keeper.database.deleteFrom('outbox').execute();
});
afterAll(() => keeper.close());

async function start(smtpUrl: string): Promise<void> {
  const mailer = createMailer({
    smtpUrl,
    from: 'cars@example.com',
    outboxDir: '/nowhere',
    sendingTimeoutMs: 3_000,
    backgroundTimeoutMs: 3_000,
  });
  api = await startTestApi({ mailer, database: keeper.database });
}

const book = (changes: Parameters<typeof exampleRequest>[0] = {}) =>
  api.post('/api/entities/CarsBooking', exampleRequest(changes));
const rows = () => api.database.selectFrom('outbox').selectAll().orderBy('id').execute();
const later = (ms: number) => {
  api.time.now = new Date(api.time.now.getTime() + ms);
};
const MINUTE_MS = 60_000;

/** Returns the URL of a port on which no server listens. */
async function deadAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return `smtp://127.0.0.1:${port}`;
}

test('a booking notifies customer and agency once each', async () => {
  const mails = await startMailServer();
  await start(mails.url);
  const { body } = await book();
  const [{ confirmationCode }] = body.data;
  await api.app.outbox.deliverDue();
  await api.app.outbox.deliverDue();
  expect(mails.received.map(({ recipient }) => recipient).sort()).toEqual([
    'amelie@example.com',
    'hello@zelligecars.example',
  ]);
  for (const { text, html, subject } of mails.received)
    expect(`${subject} ${text} ${html}`.split(confirmationCode).length).toBeGreaterThan(2);
  const sent = await rows();
  expect(sent.map(({ state }) => state)).toEqual(['sent', 'sent']);
  const [toCustomer] = sent;
  const { text = '', messageId } = mails.received.find(({ recipient }) => recipient === 'amelie@example.com') ?? {};
  const [, token = ''] = /my-booking#([\w-]{22})/.exec(text) ?? [];
  expect(token).not.toBe('');
  // The database does not contain the token, so access to it does not give access to the booking.
  expect(JSON.stringify(sent)).not.toContain(token);
  expect(toCustomer?.sent_text).toContain('my-booking#…');
  expect(messageId).toBe(`<booking-mail.${toCustomer?.id}.${NOON.getTime()}@localhost>`);
  await mails.close();
});

test('a refused booking sends nothing', async () => {
  await start(await deadAddress());
  expect((await book({ unitPrice: 1 })).status).toBe(409);
  expect(await rows()).toEqual([]);
});

test('while the mail server is down e-mails wait with growing pauses, up to a day', async () => {
  await start(await deadAddress());
  expect((await book()).status).toBe(200);
  await api.app.outbox.deliverDue();
  const [first] = await rows();
  expect(first).toMatchObject({ state: 'waiting', attempts: 1, error: expect.stringContaining('ECONNREFUSED') });
  await api.app.outbox.deliverDue();
  expect((await rows())[0]?.attempts).toBe(1);
  const pauses: number[] = [];
  for (;;) {
    const [row] = await rows();
    if (row?.state !== 'waiting') break;
    pauses.push((Date.parse(row.next_attempt_at) - api.time.now.getTime()) / MINUTE_MS);
    api.time.now = new Date(row.next_attempt_at);
    await api.app.outbox.deliverDue();
  }
  expect(pauses.slice(0, 9)).toEqual([1, 2, 4, 8, 16, 32, 64, 120, 120]);
  expect((await rows()).map(({ state }) => state)).toEqual(['failed', 'failed']);
  expect(api.time.now.getTime() - NOON.getTime()).toBeLessThan(27 * 60 * MINUTE_MS);
});

test('once the mail server is back, what waited is sent under its first id', async () => {
  const dead = await deadAddress();
  await start(dead);
  await book();
  await api.app.outbox.deliverDue();
  const received: ParsedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) =>
      void simpleParser(stream).then((mail) => {
        received.push(mail);
        done();
      }),
  });
  server.listen(Number(new URL(dead).port), '127.0.0.1');
  await once(server.server, 'listening');
  later(MINUTE_MS);
  await api.app.outbox.deliverDue();
  const [row] = await rows();
  expect(received.map(({ messageId }) => messageId)).toContain(`<booking-mail.${row?.id}.${NOON.getTime()}@localhost>`);
  expect((await rows()).map(({ state, error }) => [state, error])).toEqual([
    ['sent', null],
    ['sent', null],
  ]);
  await new Promise<void>((done) => server.close(done));
});

test('a refused address fails at once and does not delay other e-mails', async () => {
  const mails = await startMailServer({ refuse: 'nobody@example.com' });
  await start(mails.url);
  await book({ customerEmail: 'nobody@example.com' });
  await api.app.outbox.deliverDue();
  expect((await rows()).map(({ kind, state }) => [kind, state])).toEqual([
    ['requested', 'failed'],
    ['agency_requested', 'sent'],
  ]);
  await mails.close();
});

test('a slow address does not delay other e-mails', async () => {
  const mails = await startMailServer({ slow: 'slow@example.com' });
  await start(mails.url);
  await book({ customerEmail: 'slow@example.com' });
  await book({ pickupDate: '2026-12-10' });
  api.app.outbox.start();
  await until(async () => mails.received.length === 3);
  expect((await rows()).map(({ recipient, state }) => [recipient, state])).toContainEqual([
    'slow@example.com',
    'waiting',
  ]);
  await mails.close();
});

test('an e-mail whose first attempt failed counts as undelivered at once, with the reason, until it is sent', async () => {
  await start(await deadAddress());
  await book();
  const token = await api.signIn();
  const status = async () => (await api.get('/api/mailing/status', { token })).body.data[0];
  expect(await status()).toMatchObject({ undelivered: 0, bookings: [] });
  await api.app.outbox.deliverDue();
  const [row] = await rows();
  expect(row).toMatchObject({ state: 'waiting', attempts: 1, error: expect.stringContaining('ECONNREFUSED') });
  expect(await status()).toMatchObject({ undelivered: 2, bookings: [{ id: row?.booking_id }] });
  await api.database.updateTable('outbox').set({ state: 'sent', error: null }).execute();
  expect(await status()).toMatchObject({ undelivered: 0 });
});

test('an e-mail of a server that was killed while sending is sent by another one after the lease', async () => {
  const mails = await startMailServer();
  await start(mails.url);
  await book();
  await api.database
    .updateTable('outbox')
    .set({ attempts: 1, next_attempt_at: new Date(NOON.getTime() + MINUTE_MS).toISOString() })
    .execute();
  await api.app.outbox.deliverDue();
  expect(mails.received).toEqual([]);
  later(MINUTE_MS);
  const other = await startTestApi({
    database: api.database,
    clock: () => api.time.now,
    mailer: createMailer({ smtpUrl: mails.url, from: 'cars@example.com', outboxDir: '/nowhere' }),
  });
  await Promise.all([api.app.outbox.deliverDue(), other.app.outbox.deliverDue()]);
  expect(mails.received).toHaveLength(2);
  await other.close();
  await mails.close();
});

test('the e-mails about a booking go with it', async () => {
  const mails = await startMailServer();
  await start(mails.url);
  await book();
  await api.database.deleteFrom('bookings').execute();
  await api.app.outbox.deliverDue();
  expect(mails.received).toEqual([]);
  expect(await rows()).toEqual([]);
  await mails.close();
});

describe('by the calendar', () => {
  async function kinds(time: string): Promise<readonly string[]> {
    api.time.now = new Date(time);
    await api.database.deleteFrom('outbox').where('cause', 'is', null).execute();
    await planEmails(api.database, DEFAULT_SITE_SETTINGS, api.time.now);
    return (await rows()).map(({ kind }) => kind);
  }

  test('a reserved car is reminded of the day before, once; a returned one thanked for the day after', async () => {
    await start(await deadAddress());
    const { body } = await book();
    const [{ id }] = body.data;
    const setStatus = (status: 'reserved' | 'returned') =>
      api.database.updateTable('bookings').set({ status }).where('id', '=', id).execute();
    expect(await kinds('2026-11-30T10:00:00Z')).toEqual([]);
    await setStatus('reserved');
    expect(await kinds('2026-11-30T08:59:00Z')).toEqual([]);
    expect(await kinds('2026-11-30T09:00:00Z')).toEqual(['reminder']);
    expect(await kinds('2026-11-30T21:00:00Z')).toEqual(['reminder']);
    await setStatus('returned');
    expect(await kinds('2026-12-03T21:00:00Z')).toEqual(['reminder']);
    expect(await kinds('2026-12-04T10:00:00Z')).toEqual(['reminder', 'thanks']);
    expect(await kinds('2026-12-05T10:00:00Z')).toEqual(['reminder', 'thanks']);
  });
});

describe('staff', () => {
  test('see the e-mails of a booking, send one again to a corrected address, and see what was not delivered', async () => {
    const mails = await startMailServer({ refuse: 'amelie@gmial.example' });
    await start(mails.url);
    const { body } = await book({ customerEmail: 'amelie@gmial.example' });
    const [{ id }] = body.data;
    await api.app.outbox.deliverDue();
    const token = await api.signIn();
    const list = async () => (await api.get(`/api/mailing/bookings/${id}`, { token })).body.data;
    const undelivered = async () => (await api.get('/api/mailing/status', { token })).body.data[0];
    const confirmationCode = body.data[0].confirmationCode;
    expect(await undelivered()).toEqual({
      delivery: 'smtp',
      undelivered: 1,
      bookings: [{ id, confirmationCode }],
      moreBookings: 0,
    });
    const failed = (await list()).find(({ status: _, ...mail }) => JSON.stringify(mail).includes('"failed"'));
    expect(failed).toMatchObject({ kind: 'requested', error: expect.stringContaining('No such mailbox') });

    const again = { id: failed?.id, to: 'amelie@gmail.example' };
    expect((await api.post('/api/mailing/resend', again)).status).toBe(401);
    expect((await api.post('/api/mailing/resend', again, { token })).status).toBe(200);
    await api.app.outbox.deliverDue();
    expect((await list())[0]).toMatchObject({
      kind: 'requested',
      recipient: 'amelie@gmail.example',
      state: 'sent',
      text: expect.stringContaining('Dacia Duster'),
    });
    expect(await undelivered()).toEqual({ delivery: 'smtp', undelivered: 0, bookings: [], moreBookings: 0 });
    // An e-mail can be sent again any number of times.
    expect((await api.post('/api/mailing/resend', { id: failed?.id }, { token })).status).toBe(200);
    const booking = await api.get(`/api/entities/CarsBooking/${id}`, { token });
    expect(booking.body).toMatchObject({ customerEmail: 'amelie@gmail.example' });
    await mails.close();
  });

  test('write a message about a booking, which is not tried again when it fails', async () => {
    const mails = await startMailServer({ refuse: 'nobody@example.com' });
    await start(mails.url);
    const { body } = await book();
    const [{ id: bookingId }] = body.data;
    const token = await api.signIn();
    const message = { subject: 'Your booking', body: 'Hello Amélie', bookingId };
    const sent = await api.post('/api/mailing/send', { ...message, to: 'amelie@example.com' }, { token });
    expect(sent.body.data[0]).toMatchObject({ state: 'sent', messageId: expect.stringMatching(/^<booking-mail/) });
    expect(mails.received[0]?.text).toContain('Hello Amélie');
    expect(mails.received[0]?.text).toContain('Dacia Duster');
    const refused = await api.post('/api/mailing/send', { ...message, to: 'nobody@example.com' }, { token });
    expect(refused.status).toBe(502);
    const kept = (await rows()).filter(({ kind }) => kind === 'message');
    expect(kept.map(({ state }) => state)).toEqual(['sent', 'failed']);
    const status = async () => (await api.get('/api/mailing/status', { token })).body.data[0];
    expect(await status()).toMatchObject({ undelivered: 1 });
    const again = await api.post('/api/mailing/send', { ...message, to: 'amelie@example.com' }, { token });
    expect(again.status).toBe(200);
    expect(await status()).toMatchObject({ undelivered: 0 });
    const unknown = { ...message, to: 'amelie@example.com', bookingId: 999_999 };
    expect((await api.post('/api/mailing/send', unknown, { token })).status).toBe(404);
    await mails.close();
  });
});

test('a message does not repeat what its text says', async () => {
  const mails = await startMailServer();
  await start(mails.url);
  const { body } = await book();
  const [{ id: bookingId, confirmationCode }] = body.data;
  const token = await api.signIn();
  const { phone } = DEFAULT_SITE_SETTINGS;
  const texts = ['See you soon.', `${confirmationCode}: Dacia Duster.`, `${confirmationCode}: Duster. Call ${phone}.`];
  for (const text of texts) {
    const message = { to: 'amelie@example.com', subject: 'Your booking', body: text, bookingId };
    expect((await api.post('/api/mailing/send', message, { token })).status).toBe(200);
  }
  const count = (part: string) => mails.received.map(({ text = '' }) => text.split(part).length - 1);
  expect(count(confirmationCode)).toEqual([1, 1, 1]);
  expect(count('Dacia Duster')).toEqual([1, 1, 0]);
  expect(count(phone)).toEqual([1, 1, 1]);
  expect(count('my-booking#')).toEqual([1, 1, 1]);
  await mails.close();
});

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('It did not become true');
}

test('who asks for a link is told whether the mail server takes e-mails, not what it says of one mailbox', async () => {
  const address = await deadAddress();
  await start(address);
  const ask = async () => {
    const link = { confirmationCode: 'QQQ-QQQ', contact: 'amelie@example.com' };
    return (await api.post('/api/my-bookings/links', link)).body.data;
  };
  expect(await ask()).toEqual([{ email: 'sending' }]);
  await book();
  await api.app.outbox.deliverDue();
  expect(await ask()).toEqual([{ email: 'failing' }]);
  const mails = await startMailServer({ port: Number(new URL(address).port), refuse: 'amelie@example.com' });
  later(2 * MINUTE_MS);
  await api.app.outbox.deliverDue();
  expect((await rows()).map(({ state }) => state).sort()).toEqual(['failed', 'sent']);
  expect(await ask()).toEqual([{ email: 'sending' }]);
  await mails.close();
});
