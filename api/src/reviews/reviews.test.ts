import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { addBookings } from '../../test/add-bookings.ts';
import { cookieOf } from '../../test/cookie-of.ts';
import { exampleCar, exampleRequest } from '../../test/examples.ts';
import { AUTH_SECRET, startTestApi, type TestApi } from '../../test/start-test-api.ts';
import { planEmails } from '../messages/plan-emails.ts';
import { createReviewToken } from './review-link.ts';

let api: TestApi;
let token: string;
let day = 0;

beforeAll(async () => {
  api = await startTestApi({ asksForReviews: true });
  token = await api.signIn();
  await api.addCars(exampleCar(), exampleCar({ CarId: 'twin' }), exampleCar({ CarId: 'clio', name: 'Renault Clio' }));
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.deleteFrom('bookings').execute();
  await api.database.deleteFrom('outbox').execute();
});

const EMAIL = 'amelie@example.com';

/** Adds a booking that was returned; returns its id and the token of its link. */
async function addReturned(changes: Parameters<typeof addBookings>[1] = {}) {
  day += 1;
  const pickupDate = addDays('2026-10-01', day % 28);
  const returned = { status: 'returned', pickupDate, dropoffDate: pickupDate, ...changes } as const;
  const [id = 0] = await addBookings(api.database, returned);
  return { id, link: createReviewToken(AUTH_SECRET, { id, customerEmail: changes.customerEmail ?? EMAIL }) };
}

const write = (link: string, review: object = {}) =>
  api.post('/api/reviews', { token: link, stars: 5, locale: 'fr', ...review });
const decide = (id: number, decision: object) => api.put(`/api/reviews/${id}`, decision, { token });
const shown = async (query = '') => (await api.get(`/api/reviews${query}`)).body.data as unknown as object[];
const manage = async (query = '') => (await api.get(`/api/reviews/all${query}`, { token })).body;
const fleet = async (query = '') => (await api.get(`/api/fleet${query}`)).body as unknown as Fleet;
interface Fleet {
  readonly reviews?: object;
  readonly data: readonly { readonly CarId: string; readonly reviews?: object }[];
}

async function addShown(count: number, stars: number, carId: string) {
  for (let one = 0; one < count; one += 1) {
    const { id, link } = await addReturned({ carId });
    await write(link, { stars });
    await decide(id, { state: 'shown' });
  }
}

test('a customer writes one review, which a repeated call answers, and nothing else follows', async () => {
  const { link } = await addReturned();
  expect((await api.post('/api/reviews/open', { token: link })).body.data).toEqual([
    { carName: 'Dacia Duster', firstName: 'Amélie' },
  ]);
  const review = { stars: 4, text: '  <b>Très</b>\n bien ', name: 'Amélie' };
  const [first, second] = await Promise.all([write(link, review), write(link, review)]);
  const stored = { stars: 4, text: '<b>Très</b> bien', name: 'Amélie' };
  for (const { status, body } of [first, second, await write(link, review)])
    expect({ status, data: body.data }).toMatchObject({ status: 200, data: [{ review: stored }] });
  expect(await write(link, { stars: 1 })).toMatchObject({ status: 410, body: { meta: { type: 'link_used' } } });
  expect((await api.post('/api/reviews/open', { token: link })).body.data).toMatchObject([{ review: stored }]);
  expect((await manage()).pagination.total).toBe(1);
});

test.each([
  [{ stars: 0 }, 'stars'],
  [{ stars: 6 }, 'stars'],
  [{ stars: 4.5 }, 'stars'],
  [{ text: 'x'.repeat(1001) }, 'text'],
  [{ name: 'x'.repeat(31) }, 'name'],
  [{ locale: 'de' }, 'locale'],
  [{ state: 'shown' }, 'state'],
])('%j is refused', async (review, field) => {
  const { link } = await addReturned();
  const { status, body } = await write(link, review);
  expect(status).toBe(400);
  expect(Object.keys(body.meta.fields)).toEqual([field]);
});

test('only the link of a rental that is over is accepted, for some time', async () => {
  const { id, link } = await addReturned();
  const refused = async (one: string) => {
    const { type, reason } = (await write(one)).body.meta;
    return reason ?? type;
  };
  const other = createReviewToken('another secret', { id, customerEmail: EMAIL });
  expect(await refused(other)).toBe('link_unknown');
  expect(await refused(link.replace(/^\d+/, '999999'))).toBe('link_unknown');
  expect(await refused('7')).toBe('validation_failed');
  for (const status of ['requested', 'reserved', 'out', 'canceled'] as const) {
    await api.database.updateTable('bookings').set({ status }).where('id', '=', id).execute();
    expect(await refused(link)).toBe('link_unknown');
  }
  const corrected = { status: 'returned', customer_email: 'amelie@corrected.example' } as const;
  await api.database.updateTable('bookings').set(corrected).where('id', '=', id).execute();
  expect(await refused(link)).toBe('link_unknown');
  const late = await addReturned({ pickupDate: '2026-08-01', dropoffDate: '2026-08-02' });
  expect(await refused(late.link)).toBe('link_expired');
});

test('visitors read what the owner shows: neither what is new nor hidden, and nothing of the person but a name', async () => {
  const { id, link } = await addReturned({ pickupDate: '2026-09-28', dropoffDate: '2026-09-30' });
  await write(link, { text: 'Bien', name: 'Amélie' });
  expect(await shown()).toEqual([]);
  expect((await manage('?state=new')).data).toMatchObject([
    { bookingId: id, customerName: 'Amélie Laurent', carName: 'Dacia Duster', state: 'new' },
  ]);
  expect((await decide(id, { state: 'shown' })).body.data).toMatchObject([{ state: 'shown' }]);
  expect((await decide(id, { answer: 'Merci !' })).body.data).toMatchObject([{ state: 'shown', answer: 'Merci !' }]);
  const review = { stars: 5, text: 'Bien', name: 'Amélie', locale: 'fr', month: '2026-09', answer: 'Merci !' };
  expect(await shown()).toEqual([review]);
  expect(await shown('?carId=twin')).toEqual([review]);
  expect(await shown('?carId=clio')).toEqual([]);

  expect((await decide(id, { state: 'hidden' })).body.meta.fields).toHaveProperty('reason');
  expect((await decide(id, { state: 'shown', reason: 'No' })).status).toBe(400);
  expect((await decide(999_999, { state: 'shown' })).status).toBe(404);
  expect((await decide(id, { state: 'hidden', reason: 'Names a person' })).status).toBe(200);
  expect(await shown()).toEqual([]);
  expect((await manage('?state=hidden')).data).toMatchObject([
    { reason: 'Names a person', decidedBy: 'staff@example.com' },
  ]);
  expect((await decide(id, { state: 'shown', answer: null })).body.data[0]).not.toHaveProperty('reason');
});

test('reviews count from five shown ones on: of an offer, and of the fleet', async () => {
  expect(await fleet()).not.toHaveProperty('reviews');
  await addShown(2, 5, 'duster');
  await addShown(2, 4, 'twin');
  await addShown(1, 1, 'clio');
  const { reviews, data } = await fleet();
  expect(reviews).toEqual({ count: 5, rating: 3.8 });
  expect(data.every((car) => car.reviews === undefined)).toBe(true);
  await addShown(1, 3, 'duster');
  const rated = await fleet();
  expect(rated.reviews).toEqual({ count: 6, rating: 3.7 });
  expect(Object.fromEntries(rated.data.map(({ CarId, reviews }) => [CarId, reviews]))).toEqual({
    duster: { count: 5, rating: 4.2 },
    clio: undefined,
  });
  // Also on days on which none of them is free.
  for (const query of ['?carId=twin', '?carId=twin&from=2026-12-01&to=2026-12-02'])
    expect((await fleet(query)).reviews).toEqual({ count: 5, rating: 4.2 });
  expect(await fleet('?from=2026-12-01&to=2026-12-02')).not.toHaveProperty('reviews');
  expect(await fleet('?carId=clio')).not.toHaveProperty('reviews');
});

test('an erasure removes the review, and its link leads nowhere', async () => {
  const { id, link } = await addReturned();
  await write(link, { text: 'Bien' });
  await decide(id, { state: 'shown' });
  expect((await api.post('/api/erasures', { ids: [id] }, { token })).status).toBe(200);
  expect(await shown()).toEqual([]);
  expect((await write(link)).body.meta.reason).toBe('link_unknown');
});

test('thanks for a return ask for a review, and staff do not see the link', async () => {
  const { id, link } = await addReturned({ pickupDate: '2026-11-16', dropoffDate: '2026-11-19' });
  await planEmails(api.database, DEFAULT_SITE_SETTINGS, api.time.now);
  await planEmails(api.database, DEFAULT_SITE_SETTINGS, api.time.now);
  await api.app.outbox.deliverDue();
  const files = await readdir(api.outboxDir);
  expect(files).toHaveLength(1);
  const text = (await readFile(join(api.outboxDir, files[0] ?? ''), 'utf8')).replaceAll('=\r\n', '');
  expect(text).toContain(`/review#${link}`);
  const emails = (await api.get(`/api/mailing/bookings/${id}`, { token })).text;
  expect(emails).toContain('/review#');
  expect(emails).not.toContain(link);
});

test('attempts of a client are limited', async () => {
  const limited = await startTestApi({ rateLimit: true });
  const attempts = Array.from({ length: 31 }, () =>
    limited.post('/api/reviews/open', { token: `7-${'x'.repeat(22)}` }),
  );
  const answers = await Promise.all(attempts);
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(30).fill(404), 429]);
  await limited.close();
});

test('a customer finds the way to write a review among the own bookings, once the car is back, and staff read it', async () => {
  const request = exampleRequest({ pickupDate: '2026-12-01' });
  const { body, headers } = await api.post('/api/entities/CarsBooking', request);
  const [{ id, confirmationCode }] = body.data;
  const cookie = cookieOf(headers['set-cookie']);
  const own = async (from = api) => {
    const answer = await from.get(`/api/my-bookings/${confirmationCode}/review`, { headers: { cookie } });
    expect(answer.status).toBe(200);
    return answer.body.data as unknown as { readonly token: string }[];
  };
  expect((await api.get(`/api/my-bookings/${confirmationCode}/review`)).status).toBe(404);
  expect(await own()).toEqual([]);
  const back = { status: 'returned', pickup_date: '2026-11-16', dropoff_date: '2026-11-19' } as const;
  await api.database.updateTable('bookings').set(back).where('id', '=', id).execute();
  const silent = await startTestApi({ database: api.database });
  expect(await own(silent)).toEqual([]);
  const [{ token: link } = { token: '' }] = await own();

  const ofBooking = async () => (await api.get(`/api/reviews/of-booking/${id}`, { token })).body.data;
  expect(await ofBooking()).toEqual([]);
  expect((await write(link, { stars: 4, text: 'Bien' })).status).toBe(200);
  expect(await own()).toEqual([]);
  expect(await ofBooking()).toMatchObject([{ stars: 4, text: 'Bien', state: 'new' }]);
});
