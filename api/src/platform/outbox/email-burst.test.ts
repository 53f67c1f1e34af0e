import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { exampleCar, exampleRequest } from '../../../test/examples.ts';
import { NOON, startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { createMailer } from './mailer.ts';

const BOOKINGS = 30;
const CARS = 10;
const MONTHS = ['2026-12', '2027-01', '2027-02'] as const;

const recipients: string[] = [];
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    stream.resume().on('end', () => {
      recipients.push(session.envelope.rcptTo[0]?.address ?? '');
      done();
    });
  },
});
let api: TestApi;
beforeAll(async () => {
  mailServer.listen(0, '127.0.0.1');
  await once(mailServer.server, 'listening');
  const { port } = mailServer.server.address() as AddressInfo;
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'cars@example.com', outboxDir: '' });
  api = await startTestApi({ mailer, rateLimit: true });
  await api.addCars(...Array.from({ length: CARS }, (_, index) => exampleCar({ CarId: `car-${index}` })));
});
afterAll(async () => {
  await api.close();
  await new Promise<void>((done) => mailServer.close(done));
});

/** Calls as one of many clients, each with an address of its own. */
async function call(url: string, payload: object, client: number, cookie = '') {
  const headers = { 'content-type': 'application/json', cookie };
  return await api.app.inject({ method: 'POST', url, payload, headers, remoteAddress: `10.0.0.${client}` });
}
const deliver = () => Promise.all(Array.from({ length: 5 }, () => api.app.outbox.deliverDue()));
const countVictim = () => recipients.filter((recipient) => /^victim(\+.*)?@example\.com$/i.test(recipient)).length;

test('a burst of bookings, changes, links and cancellations by many clients sends six e-mails an hour to a stranger', async () => {
  const browsers: { cookie: string; confirmationCode: string; client: number }[] = [];
  for (let index = 0; index < BOOKINGS; index += 1) {
    const request = exampleRequest({
      carId: `car-${index % CARS}`,
      pickupDate: `${MONTHS[Math.floor(index / CARS) as 0]}-05`,
      customerEmail: index % 2 ? `victim+${index}@example.com` : 'Victim@example.com',
    });
    const answer = await call('/api/entities/CarsBooking', request, index);
    expect(answer.statusCode).toBe(200);
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    browsers.push({ cookie, confirmationCode: request.confirmationCode, client: index });
  }
  const seen = { basedOnStatus: 'requested' };
  for (const { cookie, confirmationCode, client } of browsers)
    expect(
      (await call('/api/my-bookings/change', { confirmationCode, ...seen, note: 'x' }, client, cookie)).statusCode,
    ).toBe(200);
  const asked = browsers
    .slice(0, 10)
    .map(({ confirmationCode, client }) =>
      call('/api/my-bookings/links', { confirmationCode, contact: '+33 1 99 00 10 21' }, client),
    );
  expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(202));
  for (const { cookie, confirmationCode, client } of browsers)
    expect((await call('/api/my-bookings/cancel', { confirmationCode, ...seen }, client, cookie)).statusCode).toBe(200);

  await deliver();
  expect(countVictim()).toBe(6);
  // The agency's own mailbox has a limit, too.
  expect(recipients.length - countVictim()).toBe(60);

  // What waits says so to staff, and the next hour brings the next ones.
  const rows = await api.database.selectFrom('outbox').select(['state', 'held']).execute();
  expect(rows.filter(({ state }) => state === 'waiting').every(({ held }) => held)).toBe(true);
  api.time.now = new Date(NOON.getTime() + 3_600_001);
  await deliver();
  expect(countVictim()).toBe(12);
});

test('one booking can be changed ten times an hour', async () => {
  api.time.now = new Date(NOON.getTime() + 86_400_000);
  const request = exampleRequest({ carId: 'car-0', pickupDate: '2027-03-05' });
  const { cookies } = await call('/api/entities/CarsBooking', request, 200);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const change = { confirmationCode: request.confirmationCode, basedOnStatus: 'requested' };
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1)
    statuses.push(
      (await call('/api/my-bookings/change', { ...change, note: `${count}` }, 201 + count, cookie)).statusCode,
    );
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  // Canceling stays possible.
  expect((await call('/api/my-bookings/cancel', change, 220, cookie)).statusCode).toBe(200);
});
