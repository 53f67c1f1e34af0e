import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { addBookings } from '../../test/add-bookings.ts';
import { exampleCar } from '../../test/examples.ts';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';
import { planEmails } from './plan-emails.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
  await api.addCars(exampleCar({ CarId: 'clio', name: 'Renault Clio', plate: '1234-A-26', mileage: 48_000 }));
});
afterAll(() => api.close());

async function put(path: string, body: object): Promise<void> {
  const token = await api.signIn();
  expect((await api.put(`/api/${path}`, { carId: 'clio', ...body }, { token })).status).toBe(200);
}
const remindAt = async (time: string) => {
  api.time.now = new Date(time);
  const plan = () => planEmails(api.database, DEFAULT_SITE_SETTINGS, api.time.now);
  // Two servers, and a restart.
  await Promise.all([plan(), plan()]);
  await plan();
  await api.app.outbox.deliverDue();
  const rows = await api.database
    .selectFrom('outbox')
    .select(['subject', 'state', 'recipient', 'error'])
    .orderBy('id')
    .execute();
  return rows.map(({ subject, state, error }) => subject ?? `${state}: ${error}`);
};

test('the agency is reminded of a paper 30, 7 and 1 days before, once each, and not after it was renewed', async () => {
  await put(`vehicle-papers/${randomUUID()}`, { kind: 'insurance', validFrom: '2026-01-01', validTo: '2026-12-31' });
  expect(await remindAt('2026-11-30T12:00:00Z')).toEqual([]);
  expect(await remindAt('2026-12-01T08:59:00Z')).toEqual([]);
  const mail = 'Insurance runs out on 31 Dec 2026: Renault Clio (1234-A-26)';
  expect(await remindAt('2026-12-01T09:00:00Z')).toEqual([mail]);
  expect(await remindAt('2026-12-02T09:00:00Z')).toEqual([mail]);
  // Nobody was there on the 24th.
  expect(await remindAt('2026-12-26T09:00:00Z')).toEqual([mail, mail]);
  expect(await remindAt('2026-12-30T09:00:00Z')).toEqual([mail, mail, mail]);
  expect(await remindAt('2026-12-31T09:00:00Z')).toEqual([mail, mail, mail]);
  expect(await remindAt('2027-01-01T09:00:00Z')).toEqual([mail, mail, mail]);
  const sent = await api.database.selectFrom('outbox').select(['recipient', 'sent_text']).executeTakeFirstOrThrow();
  expect(sent.recipient).toBe(DEFAULT_SITE_SETTINGS.email);
  expect(sent.sent_text).toContain('/admin/cars/clio/papers');
});

test('a reminder that waits is dropped when the paper is renewed, and the next one is reminded of', async () => {
  await api.database.deleteFrom('outbox').execute();
  api.time.now = new Date('2027-02-01T09:00:00Z');
  await put(`vehicle-papers/${randomUUID()}`, { kind: 'insurance', validFrom: '2027-01-01', validTo: '2027-02-20' });
  await planEmails(api.database, DEFAULT_SITE_SETTINGS, api.time.now);
  await put(`vehicle-papers/${randomUUID()}`, { kind: 'insurance', validFrom: '2027-02-21', validTo: '2027-12-31' });
  expect(await remindAt('2027-02-01T09:00:00Z')).toEqual(['failed: No longer due']);
  expect((await remindAt('2027-12-01T09:00:00Z'))[1]).toContain('Insurance runs out on 31 Dec 2027');
});

test('a reminder that a server of the release before gave up is written anew', async () => {
  await api.database.deleteFrom('outbox').execute();
  expect(await remindAt('2027-12-01T09:00:00Z')).toEqual([expect.stringContaining('31 Dec 2027')]);
  await api.database.updateTable('outbox').set({ state: 'failed', error: 'No longer due', resent: true }).execute();
  await remindAt('2027-12-01T09:01:00Z');
  const rows = await api.database.selectFrom('outbox').select(['state', 'error', 'resent']).execute();
  expect(rows).toEqual([{ state: 'written', error: null, resent: false }]);
});

test('the agency is reminded of the deadline of a fine, until it is paid', async () => {
  await api.database.deleteFrom('outbox').execute();
  const fine = {
    ...{ kind: 'fine', carId: 'clio', occurredOn: '2026-11-12', occurredTime: '14:05', amount: 300 },
    ...{ authority: 'Traffic office', reference: 'PV-9', deadline: '2027-06-30' },
  };
  api.time.now = new Date('2027-05-20T12:00:00Z');
  const { body } = await api.post('/api/entities/Fines', fine, { token: await api.signIn() });
  const ofFines = async (time: string) => (await remindAt(time)).filter((subject) => subject.includes('PV-9'));
  const mail = 'The deadline of the fine PV-9 of Traffic office is 30 Jun 2027: Renault Clio (1234-A-26)';
  expect(await ofFines('2027-05-30T09:00:00Z')).toEqual([]);
  expect(await ofFines('2027-05-31T09:00:00Z')).toEqual([mail]);
  expect(await ofFines('2027-06-24T09:00:00Z')).toEqual([mail, mail]);
  const paid = { id: body.data[0].id, status: 'paid' };
  expect((await api.put('/api/entities/Fines', paid, { token: await api.signIn() })).status).toBe(200);
  expect(await ofFines('2027-06-29T09:00:00Z')).toEqual([mail, mail]);
});

test('customers get their reminder when that of a car fails', async () => {
  await api.database.deleteFrom('outbox').execute();
  await addBookings(api.database, {
    carId: 'clio',
    status: 'reserved',
    pickupDate: '2027-12-02',
    createdAt: '2027-11-01T10:00:00.000Z',
  });
  await sql`ALTER TABLE service_intervals RENAME TO away`.execute(api.database);
  try {
    await expect(planEmails(api.database, DEFAULT_SITE_SETTINGS, new Date('2027-12-01T09:00:00Z'))).rejects.toThrow();
  } finally {
    await sql`ALTER TABLE away RENAME TO service_intervals`.execute(api.database);
  }
  expect(await api.database.selectFrom('outbox').select('kind').execute()).toEqual([{ kind: 'reminder' }]);
});

test('service is reminded of once 1,000 km before, each time', async () => {
  await api.database.deleteFrom('outbox').execute();
  await api.database.deleteFrom('vehicle_papers').execute();
  await put('service-intervals', { kind: 'oil', everyKilometers: 10_000 });
  const done = (kilometers: number, doneOn: string) =>
    put(`vehicle-services/${randomUUID()}`, { kind: 'oil', plannedOn: doneOn, doneOn, kilometers });
  await done(38_500, '2026-06-01');
  const drive = (mileage: number) => api.database.updateTable('cars').set({ mileage }).execute();
  const mail = (left: number) => `Oil change is due, kilometers left ${left}: Renault Clio (1234-A-26)`;
  expect(await remindAt('2027-01-02T09:00:00Z')).toEqual([mail(500)]);
  await drive(48_300);
  expect(await remindAt('2027-01-03T09:00:00Z')).toEqual([mail(500)]);
  await done(48_400, '2027-01-03');
  expect(await remindAt('2027-01-04T09:00:00Z')).toEqual([mail(500)]);
  await drive(58_000);
  expect(await remindAt('2027-06-01T09:00:00Z')).toEqual([mail(500), mail(400)]);
});
