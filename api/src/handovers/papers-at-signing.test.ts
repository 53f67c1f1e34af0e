import { randomUUID } from 'node:crypto';
import { addBookings } from '../../test/add-bookings.ts';
import { exampleCar } from '../../test/examples.ts';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';
import { manageAccounts } from '../accounts/manage-accounts.ts';

const AGENT = { email: 'agent@example.com', password: 'a password of an agent' };
const STROKES = [Array.from({ length: 12 }, (_, index) => ({ x: 0.2 + index / 20, y: 0.2 + (index % 2) / 20 }))];
const SIGNING = { signerName: 'Amélie Laurent', strokes: STROKES, sentence: 'I received the car.', locale: 'fr' };

let api: TestApi;
let owner: string;
let agent: string;
let cars = 0;

beforeAll(async () => {
  api = await startTestApi();
  owner = await api.signIn();
  await manageAccounts(api.database, 'add', AGENT.email, { ...AGENT, role: 'agent' });
  agent = (await api.post('/api/auth/login', AGENT)).body.data[0].accessToken;
});
afterAll(() => api.close());

/** A booking from 19 to 24 November, of a car with such papers; today is the 20th. */
async function bookWith(...papers: readonly object[]) {
  cars += 1;
  const carId = `car-${cars}`;
  await api.addCars(exampleCar({ CarId: carId }));
  const days = { pickupDate: '2026-11-19', dropoffDate: '2026-11-24', status: 'reserved' } as const;
  const [bookingId = 0] = await addBookings(api.database, { carId, ...days });
  for (const paper of papers) {
    const body = { carId, kind: 'insurance', validFrom: '2026-01-01', ...paper };
    expect((await api.put(`/api/vehicle-papers/${randomUUID()}`, body, { token: owner })).status).toBe(200);
  }
  const id = randomUUID();
  await api.post('/api/handovers', { id, bookingId, direction: 'pickup' }, { token: agent });
  await api.patch(`/api/handovers/${id}`, { values: { kilometers: 48_000, fuel: 8 } }, { token: agent });
  const sign = async (changes: object = {}, token = agent) => {
    const { status, body } = await api.post(`/api/handovers/${id}/sign`, { ...SIGNING, ...changes }, { token });
    return [status, body.meta?.reason ?? body.meta?.type ?? 'ok'];
  };
  const gaps = async () => {
    const { body } = await api.get(`/api/handovers?bookingId=${bookingId}`, { token: agent });
    return (body as unknown as { paperGaps?: object[] }).paperGaps;
  };
  return { bookingId, carId, id, sign, gaps };
}

test('a car without papers, or with valid ones on each day from today on, is handed over', async () => {
  const none = await bookWith();
  expect(await none.gaps()).toBeUndefined();
  expect(await none.sign()).toEqual([200, 'ok']);
  // The first day of the rental has passed.
  const valid = await bookWith({ validFrom: '2026-11-20', validTo: '2026-11-24' }, { kind: 'tax' });
  expect(await valid.gaps()).toBeUndefined();
  expect(await valid.sign()).toEqual([200, 'ok']);
});

test('a paper that runs out during the rental refuses the hand-over, by its days, until another one follows', async () => {
  const { id, carId, sign, gaps } = await bookWith({ validTo: '2026-11-22' }, { kind: 'other', validTo: '2026-01-02' });
  expect(await gaps()).toEqual([{ kind: 'insurance', from: '2026-11-23', to: '2026-11-24' }]);
  const refused = await api.post(`/api/handovers/${id}/sign`, SIGNING, { token: owner });
  expect(refused).toMatchObject({
    status: 409,
    body: { meta: { type: 'papers_missing', papers: ['insurance 2026-11-23_2026-11-24'] } },
  });
  const next = { carId, kind: 'insurance', validFrom: '2026-11-23', validTo: '2027-11-22' };
  await api.put(`/api/vehicle-papers/${randomUUID()}`, next, { token: agent });
  expect(await gaps()).toBeUndefined();
  expect(await sign()).toEqual([200, 'ok']);
});

test('an owner goes on with a reason, which the history keeps and an erasure removes', async () => {
  const { bookingId, sign } = await bookWith({ validTo: '2026-11-01' });
  const papersReason = 'The policy is at the broker';
  expect(await sign({ papersReason })).toEqual([403, 'forbidden_role']);
  expect(await sign({ papersReason: ' ' }, owner)).toEqual([400, 'validation_failed']);
  expect(await sign({ papersReason }, owner)).toEqual([200, 'ok']);
  expect(await sign({ papersReason }, owner)).toEqual([200, 'ok']);
  const history = async () => (await api.get(`/api/audit?entity=CarsBooking&key=${bookingId}`, { token: owner })).text;
  expect((await history()).split(papersReason)).toHaveLength(2);
  await api.database.updateTable('bookings').set({ status: 'returned' }).where('id', '=', bookingId).execute();
  expect((await api.post('/api/erasures', { ids: [bookingId] }, { token: owner })).status).toBe(200);
  expect(await history()).not.toContain(papersReason);
});
