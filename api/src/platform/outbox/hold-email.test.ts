import { exampleCar, exampleRequest } from '../../../test/examples.ts';
import { NOON, startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
let other: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  other = await startTestApi({ database: api.database, clock: () => api.time.now });
  await api.addCars(...Array.from({ length: 10 }, (_, index) => ({ ...exampleCar(), CarId: `car-${index}` })));
});
afterAll(async () => {
  await other.close();
  await api.close();
});
beforeEach(async () => {
  api.time.now = NOON;
  await api.database.deleteFrom('bookings').execute();
});

const VICTIM = 'victim@example.com';
const book = async (index: number, customerEmail = VICTIM) =>
  (await api.post('/api/entities/CarsBooking', exampleRequest({ carId: `car-${index}`, customerEmail }))).body.data[0];
const deliver = () => Promise.all([api.app.outbox.deliverDue(), other.app.outbox.deliverDue()]);
const rows = async () =>
  (await api.database.selectFrom('outbox').selectAll().orderBy('id').execute()).filter(
    ({ mailbox }) => mailbox === VICTIM,
  );
const countWritten = async () => (await rows()).filter(({ state }) => state === 'written').length;

test('six e-mails an hour reach a mailbox that never opened a link, however it is written; the rest wait', async () => {
  const spellings = [VICTIM, 'Victim@Example.com', 'victim+1@example.com', 'victim+2@example.com'];
  for (let index = 0; index < 10; index += 1) await book(index, spellings[index % 4]);
  await deliver();
  expect(await countWritten()).toBe(6);
  const held = (await rows()).filter((row) => row.state === 'waiting');
  expect(held.map((row) => row.held)).toEqual(Array(4).fill(true));
  const token = await api.signIn();
  const { body } = await api.get(`/api/mailing/bookings/${held[0]?.booking_id}`, { token });
  expect(JSON.stringify(body.data)).toContain('"heldUntil":{"$date":"');
  api.time.now = new Date(NOON.getTime() + 59 * 60_000);
  await deliver();
  expect(await countWritten()).toBe(6);
  api.time.now = new Date(NOON.getTime() + 61 * 60_000);
  await deliver();
  expect(await countWritten()).toBe(10);
});

test('one that is held goes out once, at once, when staff say so', async () => {
  for (let index = 0; index < 7; index += 1) await book(index);
  await deliver();
  const held = (await rows()).find((row) => row.held);
  const token = await api.signIn();
  const sent = await api.post('/api/mailing/resend', { id: held?.id as number }, { token });
  expect(sent.body).toMatchObject({ data: [{ id: held?.id }] });
  await deliver();
  expect(await countWritten()).toBe(7);
  expect((await rows()).filter((row) => row.held || row.state === 'waiting')).toEqual([]);
});

test('what staff send goes out at once, and a mailbox that has opened a link gets all of them', async () => {
  for (let index = 0; index < 7; index += 1) await book(index);
  await deliver();
  expect(await countWritten()).toBe(6);
  const token = await api.signIn();
  const [first] = await rows();
  expect((await api.post('/api/mailing/resend', { id: first?.id as number }, { token })).status).toBe(200);
  await deliver();
  expect(await countWritten()).toBe(7);
  await api.database.updateTable('booking_links').set({ used_at: NOON.toISOString() }).execute();
  await book(8);
  await deliver();
  expect(await countWritten()).toBe(8);
});
