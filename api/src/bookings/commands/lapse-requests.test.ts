import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { exampleCar, exampleRequest } from '../../../test/examples.ts';
import { NOON, startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { emailsAbout } from '../../messages/emails-about.ts';
import { lapseRequests } from './lapse-requests.ts';

const HOUR_MS = 3_600_000;
const HOLD_HOURS = 24;
const later = (hours: number) => new Date(NOON.getTime() + hours * HOUR_MS);

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startTestApi({ requestHoldHours: HOLD_HOURS });
  token = await api.signIn();
  await api.addCars(exampleCar());
});
beforeEach(async () => {
  await api.database.deleteFrom('bookings').execute();
  await api.database.deleteFrom('outbox').execute();
});
afterAll(() => api.close());

async function ask(): Promise<{ readonly id: number; readonly cookie: string }> {
  const { body, headers } = await api.post('/api/entities/CarsBooking', exampleRequest({ locale: 'fr' }));
  const { id } = body.data[0] as unknown as { readonly id: number };
  return { id, cookie: String(headers['set-cookie']).split(';')[0] ?? '' };
}
const lapseAt = (time: Date, settings: { readonly requestHoldHours?: number } = { requestHoldHours: HOLD_HOURS }) =>
  lapseRequests({ database: api.database, emailsAbout: emailsAbout(DEFAULT_SITE_SETTINGS), ...settings }, time);
const statusOf = async (id: number) =>
  (await api.database.selectFrom('bookings').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const lapsedEmails = async () =>
  await api.database.selectFrom('outbox').select(['booking_id', 'recipient']).where('kind', '=', 'lapsed').execute();

test('a request that nobody answers lapses once, with an e-mail and a history; several servers may try', async () => {
  const { id, cookie } = await ask();
  const own = await api.get('/api/my-bookings', { headers: { cookie } });
  expect(own.body.data[0]).toMatchObject({ heldUntil: { $date: later(HOLD_HOURS).toISOString() } });
  expect(await lapseAt(later(HOLD_HOURS - 1))).toBe(0);
  const counts = await Promise.all([1, 2, 3].map(() => lapseAt(later(HOLD_HOURS))));
  expect(counts.sort()).toEqual([0, 0, 1]);
  expect(await statusOf(id)).toBe('canceled');
  expect(await lapsedEmails()).toEqual([{ booking_id: id, recipient: 'amelie@example.com' }]);
  const { body } = await api.get(`/api/audit?entity=CarsBooking&key=${id}&limit=1`, { token });
  expect(body.data[0]).toMatchObject({
    actor: { kind: 'lapsed' },
    changes: [{ field: 'status', values: ['requested', 'canceled'] }],
  });
  // The car is free again.
  expect((await api.post('/api/entities/CarsBooking', exampleRequest())).status).toBe(200);
});

test('the e-mail says what happened and how to book again, in the language of the booking', async () => {
  await ask();
  await lapseAt(later(HOLD_HOURS));
  api.time.now = later(HOLD_HOURS);
  await api.app.outbox.deliverDue();
  api.time.now = NOON;
  const { sent_text: text, subject } = await api.database
    .selectFrom('outbox')
    .select(['sent_text', 'subject'])
    .where('kind', '=', 'lapsed')
    .executeTakeFirstOrThrow();
  expect(subject).toMatch(/^Votre demande a expiré/);
  expect(text).toMatch(/n’avons pas pu confirmer à temps/);
});

test('what was answered, or asked for while nothing lapsed, does not lapse; switching it off forgets the times', async () => {
  const { id } = await ask();
  await api.put('/api/entities/CarsBooking', { id, status: 'reserved' }, { token });
  expect(await lapseAt(later(1000))).toBe(0);
  await api.database.deleteFrom('bookings').execute();
  const open = await ask();
  expect(await lapseAt(later(1), {})).toBe(0);
  expect(await lapseAt(later(1000))).toBe(0);
  expect(await statusOf(open.id)).toBe('requested');
});
