import { createHash, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Booking, HANDOVER_FIELDS, type PaperKind } from 'shared-kit/domain';
import sharp from 'sharp';
import { addBookings } from '../../test/add-bookings.ts';
import { exampleCar, exampleRequest } from '../../test/examples.ts';
import { type Answer, NOON, startTestApi, type TestApi } from '../../test/start-test-api.ts';
import { whileBusy } from '../../test/while-busy.ts';
import { manageAccounts } from '../accounts/manage-accounts.ts';
import { PERSONAL_HANDOVER_FIELDS } from '../bookings/erasure/erase-bookings.ts';
import type { PaperContent } from '../platform/pdf/paper-content.ts';
import type { Handover } from './read-handovers.ts';

const AGENT = { email: 'agent@example.com', password: 'a password of an agent' };
/** A wave across half of the field. */
const STROKES = [Array.from({ length: 12 }, (_, index) => ({ x: 0.2 + index / 20, y: 0.2 + (index % 2) / 20 }))];
const SIGNING = { signerName: 'Amélie Laurent', strokes: STROKES, sentence: 'I received the car.', locale: 'fr' };
const MARK = { view: 'left', x: 0.42, y: 0.61, kind: 'scratch' };
const TERMS = { kmPerDay: 200, kmPrice: 0.25, fuelPrice: 12 };

let api: TestApi;
let owner: string;
let agent: string;
let cars = 0;

beforeAll(async () => {
  api = await startTestApi();
  owner = await api.signIn();
  await manageAccounts(api.database, 'add', AGENT.email, { ...AGENT, role: 'agent' });
  await api.database.updateTable('staff_accounts').set({ name: 'Salma' }).where('role', '=', 'agent').execute();
  agent = (await api.post('/api/auth/login', AGENT)).body.data[0].accessToken;
});
afterAll(() => api.close());
beforeEach(() => {
  api.time.now = NOON;
});

/** A booking of a car of its own, from 19 to 21 November. */
async function book(changes: Partial<Booking> = {}): Promise<{ readonly id: number; readonly carId: string }> {
  cars += 1;
  const carId = `car-${cars}`;
  await api.addCars(exampleCar({ CarId: carId }));
  const days = { pickupDate: '2026-11-19', dropoffDate: '2026-11-21', status: 'reserved' } as const;
  const [id = 0] = await addBookings(api.database, { carId, ...days, ...changes });
  return { id, carId };
}

const handoverOf = ({ body }: Answer) => body.data[0] as unknown as Handover;
const outcome = ({ status, body }: Answer) => [status, body.meta?.reason ?? body.meta?.type ?? 'ok'];
const begin = (bookingId: number, direction = 'pickup', token = agent, id: string = randomUUID()) =>
  api.post('/api/handovers', { id, bookingId, direction }, { token });
const write = (id: string, values: object, token = agent) => api.patch(`/api/handovers/${id}`, { values }, { token });
const sign = (id: string, changes: object = {}, token = agent) =>
  api.post(`/api/handovers/${id}/sign`, { ...SIGNING, ...changes }, { token });
const list = async (bookingId: number) =>
  (await api.get(`/api/handovers?bookingId=${bookingId}`, { token: agent })).body as unknown as {
    data: Handover[];
    openDamages: { id: string; view: string }[];
    accessories?: string[];
  };
const statusOf = async (id: number) =>
  await api.database
    .selectFrom('bookings')
    .select(['status', 'dropoff_date', 'total_price'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Returns what the last paper of a kind says of a booking, in a language. */
async function factsOf(bookingId: number, kind: PaperKind, locale: string): Promise<readonly string[]> {
  const query = api.database.selectFrom('documents').select('snapshot').where('booking_id', '=', bookingId);
  const { snapshot } = await query.where('kind', '=', kind).orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
  const { languages, blocks }: PaperContent = JSON.parse(snapshot.replaceAll(/[\u2066-\u2069]/g, ''));
  const index = (languages as readonly string[]).indexOf(locale);
  const facts = blocks.flatMap((block) => (block.type === 'facts' ? block.facts : []));
  return facts.map(({ label, value }) => `${label[index]}: ${value[index]}`.replaceAll(/[\u00a0\u202f]/g, ' '));
}

/** What happens to a booking has an order. */
function passMinute(): void {
  api.time.now = new Date(api.time.now.getTime() + 60_000);
}

/** Hands a car over. */
async function handOver(bookingId: number, values: object = { kilometers: 48_000, fuel: 8 }): Promise<Handover> {
  passMinute();
  const { id } = handoverOf(await begin(bookingId));
  await write(id, values);
  const signed = await sign(id);
  expect(outcome(signed)).toEqual([200, 'ok']);
  return handoverOf(signed);
}

/** Begins the return of a car, with its readings. */
async function beginReturn(bookingId: number, values: object = { kilometers: 48_000, fuel: 8 }): Promise<string> {
  passMinute();
  const { id } = handoverOf(await begin(bookingId, 'return'));
  await write(id, values);
  return id;
}

async function photograph(width = 3_000): Promise<{ readonly bytes: Buffer; readonly sha256: string }> {
  const create = { width, height: 40, channels: 3 as const, background: { r: cars % 256, g: width % 256, b: 9 } };
  const exif = { IFD3: { GPSLatitude: '31/1 38/1 0/1', GPSLongitude: '8/1 0/1 0/1' }, IFD0: { Make: 'Phone' } };
  const bytes = await sharp({ create }).withMetadata({ orientation: 6 }).withExif(exif).jpeg().toBuffer();
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}
const send = (id: string, { bytes, sha256 }: Awaited<ReturnType<typeof photograph>>, query = '') =>
  api.put(`/api/handovers/${id}/photos/${sha256}${query}`, bytes, {
    token: agent,
    headers: { 'content-type': 'image/jpeg' },
  });

test('a car is handed over: field by field, with marks, photographs and a signature', async () => {
  const { id: bookingId, carId } = await book();
  const id = randomUUID();
  expect(handoverOf(await begin(bookingId, 'pickup', agent, id))).toEqual({
    id,
    bookingId,
    carId,
    direction: 'pickup',
    values: {},
    photos: [],
    damages: [],
    charges: [],
    createdAt: NOON.toISOString(),
    updatedAt: NOON.toISOString(),
  });
  await write(id, { driverName: ' Amélie  Laurent ', licenseExpiry: '2031-05-01', fuel: 8, place: 'Agency' });
  await write(id, { kilometers: 48_000, accessories: ['papers', 'jack'], notes: 'Two\nlines' });
  expect(handoverOf(await write(id, { fuel: 7, notes: null })).values).toEqual({
    driverName: 'Amélie Laurent',
    licenseExpiry: '2031-05-01',
    fuel: 7,
    place: 'Agency',
    kilometers: 48_000,
    accessories: ['papers', 'jack'],
  });
  const damageId = randomUUID();
  await api.put(`/api/handovers/${id}/damages/${damageId}`, { ...MARK, note: 'Long' }, { token: agent });
  const marked = await api.put(`/api/handovers/${id}/damages/${damageId}`, { ...MARK, kind: 'dent' }, { token: agent });
  expect(handoverOf(marked).damages).toEqual([
    { ...MARK, kind: 'dent', id: damageId, carId, bookingId, handoverId: id, foundAt: NOON.toISOString(), fileIds: [] },
  ]);
  // What is in an unsigned form of the booking is not among the damage that was there before.
  expect((await list(bookingId)).openDamages).toEqual([]);

  const signed = handoverOf(await sign(id));
  expect(signed).toMatchObject({
    signedAt: NOON.toISOString(),
    signedBy: 'Salma',
    signature: { ...SIGNING, place: 'Agency' },
  });
  expect(await statusOf(bookingId)).toMatchObject({ status: 'out' });
  const { data, openDamages } = await list(bookingId);
  expect([data, openDamages.map((damage) => damage.id)]).toEqual([[signed], [damageId]]);
});

test('what cannot be is refused by field, and nothing of it is stored', async () => {
  const { id } = handoverOf(await begin((await book()).id));
  await write(id, { fuel: 3 });
  const answer = await write(id, {
    kilometers: -1,
    fuel: 9,
    accessories: ['sofa'],
    licenseExpiry: '2026-02-30',
    driverName: 'a\u0000b',
    wheels: 4,
  });
  expect(answer.status).toBe(400);
  const types = Object.entries(answer.body.meta.problems).map(([field, { type }]) => [field, type]);
  expect(Object.fromEntries(types)).toEqual({
    kilometers: 'too_small',
    fuel: 'too_large',
    // A list, or nothing.
    accessories: 'wrong_type',
    'accessories.0': 'not_one_of',
    licenseExpiry: 'not_a_date',
    driverName: 'control_characters',
    wheels: 'unknown',
  });
  const mark = await api.put(`/api/handovers/${id}/damages/${randomUUID()}`, { ...MARK, x: 2 }, { token: agent });
  expect([mark.status, Object.keys(mark.body.meta.problems)]).toEqual([400, ['x']]);
  expect(handoverOf(await write(id, {}))).toMatchObject({ values: { fuel: 3 }, damages: [] });
});

test('two colleagues begin one form, write different fields, and the history has both', async () => {
  const { id: bookingId } = await book();
  const begun = await Promise.all([agent, owner, agent, owner].map((token) => begin(bookingId, 'pickup', token)));
  const ids = new Set(begun.map((answer) => handoverOf(answer).id));
  expect(ids.size).toBe(1);
  const [id = ''] = ids;
  const written = await Promise.all([
    write(id, { kilometers: 48_000 }, agent),
    write(id, { fuel: 8 }, owner),
    write(id, { driverName: 'Amélie' }, agent),
    write(id, { accessories: ['vest'] }, owner),
  ]);
  expect(written.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(handoverOf(await write(id, {})).values).toEqual({
    kilometers: 48_000,
    fuel: 8,
    driverName: 'Amélie',
    accessories: ['vest'],
  });
  await write(id, { fuel: 7 }, agent);
  // Repeated: no change.
  await write(id, { fuel: 7 }, agent);
  const { body } = await api.get(`/api/audit?entity=CarsBooking&key=${bookingId}`, { token: owner });
  const entries = body.data as unknown as {
    actor: { name?: string };
    changes: { field: string; values?: unknown }[];
  }[];
  expect(entries.slice(0, 1)).toMatchObject([
    { actor: { name: 'Salma' }, changes: [{ field: 'pickup.fuel', values: [8, 7] }] },
  ]);
  const changed = entries.flatMap(({ changes }) => changes);
  expect(changed.filter(({ field }) => field === 'pickup.fuel')).toHaveLength(2);
  expect(changed).toContainEqual({ field: 'pickup.driverName' });
});

test('signing needs kilometers, fuel and a signature, in this order of fields', async () => {
  const { id } = handoverOf(await begin((await book()).id));
  const nothing = await sign(id, { strokes: [[{ x: 0.5, y: 0.5 }]] });
  expect([nothing.status, nothing.body.meta.problems]).toEqual([
    400,
    { kilometers: { type: 'required' }, fuel: { type: 'required' }, strokes: { type: 'no_signature' } },
  ]);
  await write(id, { kilometers: 0, fuel: 0 });
  expect(outcome(await sign(id))).toEqual([200, 'ok']);
});

test('what is signed stays: the same signing is answered again, everything else is refused', async () => {
  const { id: bookingId } = await book();
  const { id: begun } = handoverOf(await begin(bookingId));
  await write(begun, { kilometers: 1, fuel: 8 });
  const answers = await Promise.all([sign(begun), sign(begun), sign(begun, { signerName: 'Somebody else' }, owner)]);
  const outcomes = answers.map(outcome).map(([status]) => status);
  // Whoever comes first; the two that are the same agree.
  expect([outcomes.filter((status) => status === 200).length, outcomes[0]]).toEqual(
    outcomes[0] === 200 ? [2, 200] : [1, 409],
  );
  const before = (await list(bookingId)).data;
  const photo = await photograph();
  const refused = [
    await write(begun, { fuel: 1 }),
    await api.put(`/api/handovers/${begun}/damages/${randomUUID()}`, MARK, { token: agent }),
    await api.delete(`/api/handovers/${begun}/damages/${randomUUID()}`, { token: agent }),
    await api.delete(`/api/handovers/${begun}/photos/${photo.sha256}`, { token: agent }),
    await sign(begun, { sentence: 'Something else.' }),
  ];
  expect(refused.map(outcome)).toEqual(refused.map(() => [409, 'handover_signed']));
  expect((await list(bookingId)).data).toEqual(before);
  // Who begins another one gets it: the car is out.
  expect(handoverOf(await begin(bookingId)).id).toBe(begun);
  // A photograph that had no network may still come.
  expect(handoverOf(await send(begun, photo)).photos).toEqual([{ sha256: photo.sha256, fileId: expect.any(String) }]);
});

test('a form is of one booking, and of one that may be handed over', async () => {
  const [{ id: one }, { id: other, carId }] = [await book(), await book()];
  const { id } = handoverOf(await begin(one));
  const taken = await begin(other, 'pickup', agent, id);
  expect([taken.status, taken.body.meta.problems]).toEqual([400, { id: { type: 'taken' } }]);
  expect(outcome(await begin(99_999))).toEqual([404, 'entity_not_found']);
  expect(outcome(await write(randomUUID(), {}))).toEqual([404, 'entity_not_found']);
  const block = { carId, from: '2026-12-21', to: '2026-12-23', reason: 'service' };
  const [{ id: blockId }] = (await api.post('/api/entities/CarBlocks', block, { token: owner })).body.data;
  expect(outcome(await begin(blockId))).toEqual([404, 'entity_not_found']);

  await write(id, { kilometers: 1, fuel: 1 });
  await api.database.updateTable('bookings').set({ status: 'canceled' }).where('id', '=', one).execute();
  const answer = await sign(id);
  expect([answer.status, answer.body.meta]).toMatchObject([409, { type: 'booking_changed', status: 'canceled' }]);
  expect((await list(one)).data).toMatchObject([{ id, values: { kilometers: 1 } }]);
});

test('a form that was begun for another car begins again, with the driver', async () => {
  const { id: bookingId } = await book();
  const { id } = handoverOf(await begin(bookingId));
  await write(id, { kilometers: 1, fuel: 1, driverName: 'Amélie' });
  await send(id, await photograph());
  const damageId = randomUUID();
  await api.put(`/api/handovers/${id}/damages/${damageId}`, MARK, { token: agent });
  const { carId } = await book({ pickupDate: '2027-01-01', dropoffDate: '2027-01-02' });
  await api.put('/api/entities/CarsBooking', { id: bookingId, carId } as never, { token: owner });
  expect(outcome(await sign(id))).toEqual([409, 'booking_changed']);
  expect(handoverOf(await begin(bookingId))).toMatchObject({
    id,
    carId,
    values: { driverName: 'Amélie' },
    photos: [],
    damages: [],
  });
});

describe('photographs', () => {
  test('are drawn anew, without position, and recognized by the hash of what was sent', async () => {
    const { id: bookingId } = await book();
    const { id } = handoverOf(await begin(bookingId));
    const photo = await photograph();
    const damageId = randomUUID();
    await api.put(`/api/handovers/${id}/damages/${damageId}`, MARK, { token: agent });
    const sent = await Promise.all([send(id, photo), send(id, photo), send(id, photo)]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    const linked = handoverOf(await send(id, photo, `?damageId=${damageId}`));
    const [{ fileId }] = linked.photos as [Handover['photos'][0]];
    expect(linked).toMatchObject({ photos: [{ sha256: photo.sha256, damageId }], damages: [{ fileIds: [fileId] }] });

    const { headers, rawPayload } = await api.app.inject({
      url: `/api/photos/${fileId}`,
      headers: { authorization: `Bearer ${agent}` },
    });
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' });
    // Upright: the orientation was applied.
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 27, height: 2_048, format: 'jpeg' });
    expect((await sharp(photo.bytes).metadata()).exif).toBeDefined();
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
    const files = await api.database
      .selectFrom('private_files')
      .select('id')
      .where('booking_id', '=', bookingId)
      .execute();
    expect(files).toEqual([{ id: fileId }]);

    const removed = await api.delete(`/api/handovers/${id}/photos/${photo.sha256}`, { token: agent });
    expect(handoverOf(removed).photos).toEqual([]);
    expect((await api.get(`/api/photos/${fileId}`, { token: agent })).status).toBe(404);
    expect(await readdir(`${api.privateDir}/${fileId.slice(0, 2)}`)).not.toContain(fileId);
  });

  test('with another hash, of another kind, damaged, or of strange damage are refused', async () => {
    const { id } = handoverOf(await begin((await book()).id));
    const photo = await photograph();
    const wrong = await send(id, { ...photo, sha256: '0'.repeat(64) });
    expect([wrong.status, wrong.body.meta.problems]).toEqual([400, { sha256: { type: 'hash_mismatch' } }]);
    const of = (bytes: Buffer) => ({ bytes, sha256: createHash('sha256').update(bytes).digest('hex') });
    expect(outcome(await send(id, of(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))))).toEqual([
      415,
      'unsupported_image',
    ]);
    expect(outcome(await send(id, of(photo.bytes.subarray(0, 300))))).toEqual([415, 'image_damaged']);
    expect(outcome(await send(id, of(Buffer.alloc(11 * 1_048_576))))).toEqual([413, 'payload_too_large']);
    expect(outcome(await send(id, photo, `?damageId=${randomUUID()}`))).toEqual([404, 'entity_not_found']);
    expect(handoverOf(await write(id, {})).photos).toEqual([]);
  });

  test('are for staff, and those of a signed form for the browser that has the booking', async () => {
    cars += 1;
    const carId = `car-${cars}`;
    await api.addCars(exampleCar({ CarId: carId }));
    const visitor = async (car: string) => {
      const { body, headers } = await api.post('/api/entities/CarsBooking', exampleRequest({ carId: car }));
      const cookie = [headers['set-cookie']].flat().map((one) => String(one).split(';')[0]);
      return { id: body.data[0].id, code: body.data[0].confirmationCode, headers: { cookie: cookie.join('; ') } };
    };
    const customer = await visitor(carId);
    const stranger = await visitor((await book()).carId);
    const { id } = handoverOf(await begin(customer.id));
    const [{ fileId }] = handoverOf(await send(id, await photograph())).photos as [Handover['photos'][0]];
    const url = `/api/photos/${fileId}`;
    const statuses = async () =>
      await Promise.all(
        [
          { headers: customer.headers },
          { headers: stranger.headers },
          {},
          { token: 'expired' },
          { headers: { ...customer.headers, origin: 'https://evil.example' } },
          { token: agent },
        ].map(async (call) => (await api.get(url, call)).status),
      );
    expect(await statuses()).toEqual([404, 404, 401, 401, 403, 200]);
    expect(
      (await api.get(`/api/my-bookings/${customer.code}/photos`, { headers: customer.headers })).body.data,
    ).toEqual([]);
    await write(id, { kilometers: 1, fuel: 1 });
    await sign(id);
    expect(await statuses()).toEqual([200, 404, 401, 401, 403, 200]);
    expect((await api.get(`/media/${fileId}`)).status).toBe(404);
    const listed = async ({ headers }: typeof customer) =>
      (await api.get(`/api/my-bookings/${customer.code}/photos`, { headers })).body.data;
    expect(await listed(customer)).toEqual([{ fileId, direction: 'pickup' }]);
    expect(await listed(stranger)).toBeUndefined();
    const small = await api.app.inject({ url: `${url}?size=thumbnail`, headers: customer.headers });
    expect([small.headers['cache-control'], await sharp(small.rawPayload).metadata()]).toMatchObject([
      'no-store',
      { width: 192, height: 192 },
    ]);
    expect((await api.get('/media/../private/')).status).toBe(404);
    expect((await api.get('/api/photos/..%2f..%2fsecret', { token: agent })).status).toBe(400);
  });
});

test('a full disk is said, and nothing is lost: the same calls succeed when there is space', async () => {
  const { id } = handoverOf(await begin((await book()).id));
  await sql`CREATE FUNCTION refuse_growth() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`.execute(api.database);
  for (const table of ['handovers', 'private_files'])
    await sql`CREATE TRIGGER refuse_growth BEFORE INSERT OR UPDATE ON ${sql.table(table)}
      FOR EACH ROW EXECUTE FUNCTION refuse_growth()`.execute(api.database);
  const photo = await photograph();
  const refused = [await write(id, { kilometers: 5, fuel: 8 }), await send(id, photo)];
  expect(refused.map(outcome)).toEqual(refused.map(() => [507, 'storage_full']));
  expect((await api.get('/api/health')).body).toEqual({ status: 'storage_full' });
  await sql`DROP FUNCTION refuse_growth CASCADE`.execute(api.database);
  await write(id, { kilometers: 5, fuel: 8 });
  await send(id, photo);
  expect(handoverOf(await sign(id))).toMatchObject({ values: { kilometers: 5, fuel: 8 }, photos: [{}] });
});

test('a disk that is too slow is said, and nothing is lost or kept twice: the same calls succeed when it is quick again', async () => {
  const { id } = handoverOf(await begin((await book()).id));
  await sql`CREATE FUNCTION write_slowly() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    PERFORM pg_sleep(1.6); RETURN NEW; END $$`.execute(api.database);
  for (const table of ['handovers', 'private_files'])
    await sql`CREATE TRIGGER write_slowly BEFORE INSERT OR UPDATE ON ${sql.table(table)}
      FOR EACH ROW EXECUTE FUNCTION write_slowly()`.execute(api.database);
  const photo = await photograph();
  const slow = [await write(id, { kilometers: 5, fuel: 8 }), await send(id, photo)];
  // The embedded database waits; PostgreSQL ends a statement that takes too long.
  for (const { status } of slow) expect([200, 503]).toContain(status);
  await sql`DROP FUNCTION write_slowly CASCADE`.execute(api.database);
  await write(id, { kilometers: 5, fuel: 8 });
  await send(id, photo);
  expect(handoverOf(await sign(id))).toMatchObject({ values: { kilometers: 5, fuel: 8 }, photos: [{}] });
});

test('strangers and customers reach no hand-over', async () => {
  const { id: bookingId, carId } = await book();
  const { id } = handoverOf(await begin(bookingId));
  const calls = [
    api.get(`/api/handovers?bookingId=${bookingId}`),
    api.post('/api/handovers', {}),
    api.patch(`/api/handovers/${id}`, {}),
    api.put(`/api/handovers/${id}/photos/${'0'.repeat(64)}`, {}),
    api.post(`/api/handovers/${id}/sign`, {}),
    api.get(`/api/cars/${carId}/damages`),
    api.post(`/api/damages/${id}/repair`, {}),
  ];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 401));
});

describe('a return', () => {
  test('frees the car from tomorrow and keeps the price, and a late one leaves the days', async () => {
    const early = await book();
    await handOver(early.id);
    expect(outcome(await sign(await beginReturn(early.id)))).toEqual([200, 'ok']);
    expect(await statusOf(early.id)).toEqual({ status: 'returned', dropoff_date: '2026-11-20', total_price: 127.5 });

    // Also when nobody has set it to out.
    const unset = await book();
    expect(outcome(await sign(await beginReturn(unset.id)))).toEqual([200, 'ok']);
    expect(await statusOf(unset.id)).toEqual({ status: 'returned', dropoff_date: '2026-11-20', total_price: 127.5 });

    const late = await book();
    await handOver(late.id);
    api.time.now = new Date('2026-11-23T09:00:00Z');
    // The session has ended meanwhile.
    agent = (await api.post('/api/auth/login', AGENT)).body.data[0].accessToken;
    const id = await beginReturn(late.id);
    expect(outcome(await sign(id))).toEqual([409, 'charges_changed']);
    const days = { kind: 'days', label: 'Days late', quantity: 2, unitAmount: 42.5, amount: 85, proposedAmount: 85 };
    expect(handoverOf(await sign(id, { charges: [days] })).charges).toEqual([days]);
    expect(await statusOf(late.id)).toEqual({ status: 'returned', dropoff_date: '2026-11-21', total_price: 127.5 });
  });

  test('that is early leaves the kilometers of the days that were agreed', async () => {
    const { id } = await book();
    const terms = { terms: { kmPerDay: 200 } as never };
    await api.database.updateTable('bookings').set(terms).where('id', '=', id).execute();
    await handOver(id);
    expect(outcome(await sign(await beginReturn(id)))).toEqual([200, 'ok']);
    const read = async () => (await api.get(`/api/entities/CarsBooking/${id}`, { token: owner })).body;
    expect(await read()).toMatchObject({ days: 2, terms: { kmPerDay: 200, kmDays: 3 } });
    // Other days are another agreement.
    const dropoffDate = '2026-11-22';
    expect((await api.put('/api/entities/CarsBooking', { id, dropoffDate }, { token: owner })).status).toBe(200);
    expect(await read()).toMatchObject({ days: 4, terms: { kmPerDay: 200 } });
    expect((await read()) as object).not.toHaveProperty('terms.kmDays');
  });

  test('charges what is proposed by the terms, unless it is changed or dropped with a reason', async () => {
    const { id: bookingId } = await book();
    await api.database
      .updateTable('bookings')
      .set({ terms: TERMS as never })
      .where('id', '=', bookingId)
      .execute();
    await handOver(bookingId);
    const id = await beginReturn(bookingId, { kilometers: 48_700, fuel: 5 });
    const kilometers = { kind: 'kilometers', label: 'Kilometers', quantity: 100, unitAmount: 0.25, amount: 25 };
    const fuel = { kind: 'fuel', label: 'Fuel', quantity: 3, unitAmount: 12, amount: 36, proposedAmount: 36 };
    const wash = { kind: 'other', label: 'Cleaning', quantity: 1, unitAmount: 30, amount: 30 };
    const none = { kind: 'damage', label: 'Damage', quantity: 1, unitAmount: 0, amount: 0 };
    for (const charges of [[], [fuel], [fuel, { ...kilometers, amount: 24, proposedAmount: 24 }], [fuel, kilometers]])
      expect(outcome(await sign(id, { charges }))).toEqual([409, 'charges_changed']);
    const changed = { ...kilometers, amount: 20, proposedAmount: 25 };
    const unexplained = await sign(id, { charges: [changed, { ...fuel, dropped: true, reason: ' ' }] });
    expect([unexplained.status, Object.keys(unexplained.body.meta.problems)]).toEqual([
      400,
      ['charges.0.reason', 'charges.1.reason'],
    ]);
    const charges = [
      { ...changed, reason: 'Regular customer' },
      { ...fuel, dropped: true, reason: 'Pump was closed' },
      wash,
    ];
    const signed = handoverOf(await sign(id, { charges: [...charges, none] }));
    expect(signed.charges).toEqual(charges);
    // A repeated call charges nothing twice.
    expect(handoverOf(await sign(id, { charges: [...charges, none] })).charges).toEqual(charges);
    const { body } = await api.get(`/api/audit?entity=CarsBooking&key=${bookingId}`, { token: owner });
    const fields = (body.data as unknown as { changes: { field: string; values: unknown }[] }[]).flatMap(
      ({ changes }) => changes,
    );
    expect(fields).toContainEqual({ field: 'charge.kilometers', values: [25, 20] });
    expect(fields).toContainEqual({ field: 'charge.fuel', values: [36, null] });
  });

  test('of one car and a hand-over of another are one rental', async () => {
    const { id: bookingId, carId: first } = await book();
    await api.database
      .updateTable('bookings')
      .set({ terms: TERMS as never })
      .where('id', '=', bookingId)
      .execute();
    await handOver(bookingId);
    const back = await beginReturn(bookingId, { kilometers: 48_500, fuel: 8 });
    expect(outcome(await sign(back, { continues: true }))).toEqual([200, 'ok']);
    expect(await statusOf(bookingId)).toMatchObject({ status: 'reserved', dropoff_date: '2026-11-21' });
    const { carId: second } = await book({ pickupDate: '2027-01-01', dropoffDate: '2027-01-02' });
    await api.post(`/api/bookings/${bookingId}/move`, { carId: second }, { token: agent });
    expect(await handOver(bookingId, { kilometers: 100, fuel: 4 })).toMatchObject({ carId: second });
    const end = await beginReturn(bookingId, { kilometers: 210, fuel: 4 });
    // 610 km with both, 600 in three days; an early return is of the days that were booked.
    const charge = { kind: 'kilometers', label: 'Kilometers', quantity: 10, unitAmount: 0.25, amount: 2.5 };
    expect(outcome(await sign(end, { charges: [{ ...charge, proposedAmount: 2.5 }] }))).toEqual([200, 'ok']);
    const { data } = await list(bookingId);
    expect(data.map(({ carId, direction }) => `${direction} ${carId}`)).toEqual([
      `pickup ${first}`,
      `return ${first}`,
      `pickup ${second}`,
      `return ${second}`,
    ]);
    // What the charge is worked out from stands on its sheet.
    for (const [locale, facts] of Object.entries({
      en: ['Driven: 110 km', 'Driven before in another car: 500 km', 'Included: 600 km for 3 days, then €0.25 per km'],
      fr: [
        'Parcourus: 110 km',
        'Parcourus auparavant avec une autre voiture: 500 km',
        'Compris: 600 km pour 3 jours, puis 0,25 € par km',
      ],
      es: [
        'Recorridos: 110 km',
        'Recorridos antes con otro coche: 500 km',
        'Incluidos: 600 km para 3 días, después 0,25 € por km',
      ],
      ar: [
        'المسافة المقطوعة: 110 كم',
        'المقطوعة قبل ذلك بسيارة أخرى: 500 كم',
        'المشمول: 600 كم لمدة 3 أيام، ثم 0,25 € لكل كم',
      ],
    }))
      expect(await factsOf(bookingId, 'return_sheet', locale)).toEqual(expect.arrayContaining(facts));
  });

  describe('of a car for another one', () => {
    const AUTUMN = { pickupDate: '2026-11-18', dropoffDate: '2026-11-26' } as const;
    const JANUARY = { pickupDate: '2027-01-01', dropoffDate: '2027-01-02' } as const;
    const move = (id: number, carId: string) => api.post(`/api/bookings/${id}/move`, { carId }, { token: agent });
    const taken = async (from: string, to: string) =>
      (await api.get(`/api/availability?from=${from}&to=${to}`)).body.data.map(({ carId }) => carId as string);
    const daysOf = async (id: number) =>
      await api.database
        .selectFrom('bookings')
        .select(['car_id', 'car_since', 'status', 'pickup_date', 'dropoff_date', 'total_price'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();

    /** A rental whose car was given back on 20 November, and goes on. */
    async function giveBack(changes: Partial<Booking> = {}) {
      const rental = await book({ ...AUTUMN, ...changes });
      await handOver(rental.id);
      const back = await beginReturn(rental.id, { kilometers: 48_500, fuel: 8 });
      expect(outcome(await sign(back, { continues: true }))).toEqual([200, 'ok']);
      return rental;
    }

    test('the other car is taken from that day, also when somebody else had it before; the first one is free', async () => {
      const rental = await giveBack();
      const before = await daysOf(rental.id);
      const { carId: other } = await book({ pickupDate: '2026-11-18', dropoffDate: '2026-11-19', status: 'returned' });
      const block = { carId: rental.carId, from: '2026-11-20', to: '2026-11-20', reason: 'damage' };
      const close = () => api.post('/api/entities/CarBlocks', block, { token: agent });
      expect(outcome(await close())).toEqual([409, 'car_unavailable']);
      expect(outcome(await move(rental.id, other))).toEqual([200, 'ok']);
      expect(await daysOf(rental.id)).toEqual({ ...before, car_id: other, car_since: '2026-11-20' });
      expect(await taken('2026-11-20', '2026-11-26')).toEqual(expect.arrayContaining([other]));
      expect(await taken('2026-11-20', '2026-11-26')).not.toContain(rental.carId);
      expect(await taken('2026-11-18', '2026-11-19')).toContain(other);
      const request = exampleRequest({ carId: rental.carId, pickupDate: '2026-11-21', dropoffDate: '2026-11-26' });
      expect(outcome(await api.post('/api/bookings', request))).toEqual([200, 'ok']);
      expect(outcome(await close())).toEqual([200, 'ok']);
      expect(await handOver(rental.id, { kilometers: 100, fuel: 8 })).toMatchObject({ carId: other });
      // A day later than planned: the days of the other car alone count.
      const later = { dropoffDate: { $date: '2026-11-27' } };
      expect(outcome(await api.post(`/api/bookings/${rental.id}/move`, later, { token: agent }))).toEqual([200, 'ok']);
      const end = await beginReturn(rental.id, { kilometers: 200, fuel: 8 });
      expect(outcome(await sign(end))).toEqual([200, 'ok']);
      expect(await daysOf(rental.id)).toMatchObject({ status: 'returned', dropoff_date: '2026-11-20' });
      expect(await taken('2026-11-21', '2026-11-27')).not.toContain(other);
    });

    test('the car that came back is not handed over again before another one is chosen', async () => {
      const rental = await book(AUTUMN);
      const first = await handOver(rental.id);
      const back = await beginReturn(rental.id, { kilometers: 48_500, fuel: 8 });
      expect(outcome(await sign(back, { continues: true }))).toEqual([200, 'ok']);
      expect(outcome(await begin(rental.id))).toEqual([409, 'car_came_back']);
      // A call that is repeated after a lost answer is still answered.
      const again = { id: first.id, bookingId: rental.id, direction: 'pickup' };
      expect(outcome(await api.post('/api/handovers', again, { token: agent }))).toEqual([200, 'ok']);
      await move(rental.id, (await book(JANUARY)).carId);
      expect(outcome(await begin(rental.id))).toEqual([200, 'ok']);
    });

    test('is named on the invoice with the days of each, of which the next one has the day of the change', async () => {
      const rental = await giveBack();
      await api.database.updateTable('cars').set({ plate: '1-A-1' }).where('car_id', '=', rental.carId).execute();
      const [second, third] = [await book(JANUARY), await book(JANUARY)];
      await move(rental.id, second.carId);
      await handOver(rental.id);
      api.time.now = new Date('2026-11-22T10:00:00Z');
      agent = (await api.post('/api/auth/login', AGENT)).body.data[0].accessToken;
      expect(outcome(await sign(await beginReturn(rental.id), { continues: true }))).toEqual([200, 'ok']);
      await api.database.updateTable('cars').set({ name: 'Clio' }).where('car_id', '=', third.carId).execute();
      await move(rental.id, third.carId);
      await api.post('/api/invoices', { bookingId: rental.id, locale: 'fr' }, { token: agent });
      expect((await factsOf(rental.id, 'invoice', 'en')).slice(1, -1)).toEqual([
        ...['Car: Dacia Duster', 'Number plate: 1-A-1', 'From: 18 November 2026', 'Until: 19 November 2026'],
        ...['Car: Dacia Duster', 'From: 20 November 2026', 'Until: 21 November 2026'],
        ...['Car: Clio', 'From: 22 November 2026', 'Until: 26 November 2026'],
      ]);
    });

    test('on the very first day leaves the invoice one day of each', async () => {
      const rental = await giveBack({ pickupDate: '2026-11-20' });
      await move(rental.id, (await book(JANUARY)).carId);
      await api.post('/api/invoices', { bookingId: rental.id, locale: 'fr' }, { token: agent });
      const facts = await factsOf(rental.id, 'invoice', 'fr');
      expect(facts.filter((text) => text.startsWith('Du: 20 novembre 2026'))).toHaveLength(2);
    });

    test('the other car must be free on the days that remain, and is taken from the day on which it is chosen', async () => {
      const rental = await giveBack();
      const { carId: busy } = await book({ pickupDate: '2026-11-25', dropoffDate: '2026-11-28' });
      expect(outcome(await move(rental.id, busy))).toEqual([409, 'car_unavailable']);
      api.time.now = new Date('2026-11-22T10:00:00Z');
      const { carId: other } = await book({ pickupDate: '2026-11-19', dropoffDate: '2026-11-21', status: 'returned' });
      expect(outcome(await move(rental.id, other))).toEqual([200, 'ok']);
      expect(await daysOf(rental.id)).toMatchObject({ car_id: other, car_since: '2026-11-22' });
      // Back to the first car, which nobody has taken.
      expect(outcome(await move(rental.id, rental.carId))).toEqual([200, 'ok']);
      expect(await taken('2026-11-22', '2026-11-26')).not.toContain(other);
    });

    test('a refusal names the day from which a rental takes its present car', async () => {
      const rental = await giveBack();
      const { carId: other } = await book({ pickupDate: '2027-01-01', dropoffDate: '2027-01-02' });
      await move(rental.id, other);
      await book({ carId: other, pickupDate: '2026-11-18', dropoffDate: '2026-11-19', status: 'returned' });
      const { id } = await book({ pickupDate: '2026-11-18', dropoffDate: '2026-11-21' });
      const conflicts = [
        { pickupDate: '2026-11-18', dropoffDate: '2026-11-19' },
        { id: rental.id, pickupDate: '2026-11-20', dropoffDate: '2026-11-26' },
      ];
      expect((await move(id, other)).body.meta).toMatchObject({ conflicts });
    });

    test('after the last day the other car must be free until today', async () => {
      const rental = await giveBack();
      api.time.now = new Date('2026-11-28T10:00:00Z');
      agent = (await api.post('/api/auth/login', AGENT)).body.data[0].accessToken;
      const { carId: busy } = await book({ pickupDate: '2026-11-28', dropoffDate: '2026-11-29' });
      expect(outcome(await move(rental.id, busy))).toEqual([409, 'car_unavailable']);
      const { carId: other } = await book({ pickupDate: '2026-11-29', dropoffDate: '2026-11-30' });
      expect(outcome(await move(rental.id, other))).toEqual([200, 'ok']);
    });

    test('a canceled rental takes only the remaining days again', async () => {
      const rental = await giveBack();
      const { carId: other } = await book({ pickupDate: '2026-11-18', dropoffDate: '2026-11-19', status: 'returned' });
      await move(rental.id, other);
      const setStatus = (status: string) => api.post(`/api/bookings/${rental.id}/status`, { status }, { token: agent });
      await setStatus('canceled');
      expect(await taken('2026-11-20', '2026-11-26')).not.toContain(other);
      expect(outcome(await setStatus('reserved'))).toEqual([200, 'ok']);
      expect(await taken('2026-11-20', '2026-11-26')).toContain(other);
    });

    test('days that end before it still are days', async () => {
      const rental = await giveBack();
      const days = { pickupDate: { $date: '2026-11-10' }, dropoffDate: { $date: '2026-11-12' } };
      expect(outcome(await api.post(`/api/bookings/${rental.id}/move`, days, { token: agent }))).toEqual([200, 'ok']);
      expect(await taken('2026-11-12', '2026-11-12')).toContain(rental.carId);
    });

    test('before the pick-up all days count, as ever', async () => {
      const { id } = await book(AUTUMN);
      const { carId: other } = await book({ pickupDate: '2026-11-18', dropoffDate: '2026-11-19', status: 'returned' });
      expect(outcome(await move(id, other))).toEqual([409, 'car_unavailable']);
      const { carId: free } = await book({ pickupDate: '2027-01-01', dropoffDate: '2027-01-02' });
      expect(outcome(await move(id, free))).toEqual([200, 'ok']);
      expect(await daysOf(id)).toMatchObject({ car_id: free, car_since: null });
    });

    test('of several rentals that want the same other car at once one gets it', async () => {
      const rentals = [await giveBack(), await giveBack(), await giveBack()];
      const { carId: other } = await book({ pickupDate: '2026-11-18', dropoffDate: '2026-11-19', status: 'returned' });
      const answers = await Promise.all(rentals.map(({ id }) => whileBusy(() => move(id, other))));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const refused = answers.filter(({ status }) => status === 409).map(outcome);
      expect(refused).toEqual(refused.map(() => [409, 'car_unavailable']));
    });
  });

  test('takes back the car that the customer has, also when the booking was moved before', async () => {
    const { id: bookingId, carId: first } = await book();
    await handOver(bookingId);
    const { carId: second } = await book({ pickupDate: '2027-01-01', dropoffDate: '2027-01-02' });
    await api.post(`/api/bookings/${bookingId}/move`, { carId: second }, { token: agent });
    const back = handoverOf(await begin(bookingId, 'return'));
    expect(back.carId).toBe(first);
    await write(back.id, { kilometers: 48_100, fuel: 8 });
    expect(outcome(await sign(back.id, { continues: true }))).toEqual([200, 'ok']);
    expect(handoverOf(await begin(bookingId)).carId).toBe(second);
  });
});

test('a car counts the kilometers that are signed, never fewer, and its accessories begin the next form', async () => {
  const first = await book();
  const { carId } = first;
  const mileage = async () =>
    (await api.database.selectFrom('cars').select('mileage').where('car_id', '=', carId).executeTakeFirstOrThrow())
      .mileage;
  expect((await list(first.id)).accessories).toBeUndefined();
  await handOver(first.id, { kilometers: 48_000, fuel: 8, accessories: ['papers', 'key2'] });
  expect(await mileage()).toBe(48_000);
  await sign(await beginReturn(first.id, { kilometers: 47_000, fuel: 8, accessories: ['papers'] }));
  expect(await mileage()).toBe(48_000);
  expect((await list(first.id)).accessories).toEqual(['papers']);
  const { body } = await api.get(`/api/audit?entity=Cars&key=${carId}`, { token: owner });
  expect(body.data[0]).toMatchObject({
    actor: { name: 'Salma' },
    changes: [{ field: 'mileage', values: [null, 48_000] }],
  });
});

test('damage comes with the car to its next booking, until it is repaired', async () => {
  const { id: bookingId, carId } = await book();
  const { id } = handoverOf(await begin(bookingId));
  const damageId = randomUUID();
  await api.put(`/api/handovers/${id}/damages/${damageId}`, MARK, { token: agent });
  const [next = 0] = await addBookings(api.database, { carId, pickupDate: '2026-12-01', dropoffDate: '2026-12-02' });
  expect((await list(next)).openDamages).toMatchObject([{ id: damageId, view: 'left' }]);
  // Only its own form can change it.
  const { id: other } = handoverOf(await begin(next));
  const strange = await api.put(`/api/handovers/${other}/damages/${damageId}`, MARK, { token: agent });
  expect([strange.status, strange.body.meta.problems]).toEqual([400, { id: { type: 'taken' } }]);
  await api.delete(`/api/handovers/${other}/damages/${damageId}`, { token: agent });
  for (let times = 0; times < 2; times += 1)
    expect((await api.post(`/api/damages/${damageId}/repair`, {}, { token: agent })).status).toBe(200);
  expect(outcome(await api.post(`/api/damages/${randomUUID()}/repair`, {}, { token: agent }))[0]).toBe(404);
  expect((await list(next)).openDamages).toEqual([]);
  const { body } = await api.get(`/api/cars/${carId}/damages`, { token: agent });
  expect(body.data).toMatchObject([{ id: damageId, repairedAt: NOON.toISOString() }]);
  const history = (await api.get(`/api/audit?entity=Cars&key=${carId}`, { token: owner })).body.data;
  expect(history.slice(0, 2)).toMatchObject([
    { changes: [{ field: 'damage.repaired', values: [null, 'scratch, left'] }] },
    { changes: [{ field: 'damage', values: [null, 'scratch, left'] }] },
  ]);
});

test('an erasure removes driver, signature, words and photographs, and nothing comes back', async () => {
  const { id: bookingId, carId } = await book();
  const { id } = handoverOf(await begin(bookingId));
  const damageId = randomUUID();
  await write(id, { driverName: 'Amélie', idNumber: 'X1', notes: 'Amélie was late', kilometers: 5, fuel: 8 });
  await api.put(`/api/handovers/${id}/damages/${damageId}`, { ...MARK, note: 'By Amélie' }, { token: agent });
  const [{ fileId }] = handoverOf(await send(id, await photograph())).photos as [Handover['photos'][0]];
  await sign(id);
  const reason = { reason: 'Amélie asked', dropped: true };
  const back = await beginReturn(bookingId, { kilometers: 5, fuel: 8, place: 'Hotel' });
  const charges = [{ kind: 'other', label: 'Cleaning', quantity: 1, unitAmount: 30, amount: 30, ...reason }];
  expect(outcome(await sign(back, { charges }))).toEqual([200, 'ok']);
  expect((await api.post('/api/erasures', { ids: [bookingId] }, { token: owner })).body.data).toMatchObject([
    { files: 1 },
  ]);
  const { data } = await list(bookingId);
  expect(JSON.stringify(data)).not.toContain('Amélie');
  expect(data).toMatchObject([
    { values: { kilometers: 5, fuel: 8 }, photos: [], damages: [{ id: damageId, carId }] },
    { values: { kilometers: 5, fuel: 8 }, charges: [{ amount: 30 }] },
  ]);
  expect(data.flatMap((one) => Object.keys({ ...one, ...one.values }))).not.toContain('signature');
  expect(data.flatMap(({ values }) => Object.keys(values)).sort()).toEqual([
    'fuel',
    'fuel',
    'kilometers',
    'kilometers',
  ]);
  expect((await api.get(`/api/photos/${fileId}`, { token: agent })).status).toBe(404);
  expect(await readdir(`${api.privateDir}/${fileId.slice(0, 2)}`)).not.toContain(fileId);
  expect(outcome(await send(id, await photograph(50)))).toEqual([404, 'entity_not_found']);
  expect(outcome(await begin(bookingId, 'pickup', agent, id))[0]).toBe(404);
});

test('deleting a booking removes its forms and files; the damage stays with the car', async () => {
  const { id: bookingId, carId } = await book();
  const { id } = handoverOf(await begin(bookingId));
  const damageId = randomUUID();
  await api.put(`/api/handovers/${id}/damages/${damageId}`, MARK, { token: agent });
  const [{ fileId }] = handoverOf(await send(id, await photograph())).photos as [Handover['photos'][0]];
  expect((await api.delete(`/api/entities/CarsBooking/${bookingId}`, { token: owner })).status).toBe(200);
  expect(await readdir(`${api.privateDir}/${fileId.slice(0, 2)}`)).not.toContain(fileId);
  const { body } = await api.get(`/api/cars/${carId}/damages`, { token: agent });
  expect(body.data).toEqual([{ ...MARK, id: damageId, carId, foundAt: NOON.toISOString(), fileIds: [] }]);
});

test('the history hides what is personal, as the fields say', async () => {
  const { rows } = await api.database.executeQuery<{ arguments: string }>(
    sql`
      SELECT encode(tgargs, 'escape') AS arguments FROM pg_trigger WHERE tgname = 'handovers_record_change'`.compile(
      api.database,
    ),
  );
  expect(rows[0]?.arguments.replace(/[{}]|\\000/g, '').split(',')).toEqual([...PERSONAL_HANDOVER_FIELDS]);
  expect(Object.keys(HANDOVER_FIELDS)).toEqual(expect.arrayContaining([...PERSONAL_HANDOVER_FIELDS]));
});
