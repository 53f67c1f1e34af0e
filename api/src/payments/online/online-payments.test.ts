import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { type Booking, DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { addBookings } from '../../../test/add-bookings.ts';
import {
  CMI_MERCHANT,
  CMI_SETTINGS,
  callbackOf,
  DECLINED,
  type Form,
  sendCallback,
  signCmi,
  startCmiPage,
} from '../../../test/cmi-page.ts';
import { cookieOf } from '../../../test/cookie-of.ts';
import { exampleCar, exampleRequest } from '../../../test/examples.ts';
import { NOON, startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { createBookingLink } from '../../bookings/my-bookings/booking-links.ts';
import type { OnlinePaymentSettings } from '../../platform/services.ts';
import { createPaymentGateway } from './create-payment-gateway.ts';

let api: TestApi;
/** Another server on the same database. */
let second: TestApi;
let page: Awaited<ReturnType<typeof startCmiPage>>;
let settings: OnlinePaymentSettings;
let siteUrl: string;
let owner: string;
let cookie: string;

beforeAll(async () => {
  page = await startCmiPage();
  const port = await freePort();
  siteUrl = `http://127.0.0.1:${port}`;
  settings = { ...CMI_SETTINGS, url: page.url };
  const options = { onlinePayment: settings, site: { ...DEFAULT_SITE_SETTINGS, siteUrl } };
  api = await startTestApi(options);
  second = await startTestApi({ ...options, database: api.openDatabaseAgain() });
  await api.app.listen({ host: '127.0.0.1', port });
  await api.addCars(exampleCar());
  owner = await api.signIn();
});
afterAll(async () => {
  await second.close();
  await api.close();
  await page.close();
});
beforeEach(() => {
  api.time.now = NOON;
  second.time.now = NOON;
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** After which nobody waits for an answer to an attempt of noon. */
const LATE = new Date(NOON.getTime() + 41 * 60_000);

let month = 0;

interface Own {
  readonly id: number;
  readonly code: string;
}

/** Adds a booking of 127.50 with a deposit of 500, which the browser of `cookie` may see. */
async function addOwn(changes: Partial<Booking> = {}): Promise<Own> {
  month += 1;
  const year = 2027 + Math.floor(month / 12);
  const pickupDate = `${year}-${String((month % 12) + 1).padStart(2, '0')}-01` as '2027-01-01';
  const request = exampleRequest({ pickupDate });
  const [id = 0] = await addBookings(api.database, {
    ...request,
    status: 'reserved',
    terms: { deposit: 500 },
    locale: 'fr',
    ...changes,
  });
  await grant(id);
  return { id, code: request.confirmationCode };
}

/** Lets one browser see the booking, as a link in an e-mail does. */
async function grant(id: number): Promise<void> {
  const token = await createBookingLink(
    api.database,
    { bookingId: id, kind: 'link', mailbox: 'amelie@example.com' },
    NOON,
  );
  const { headers } = await api.post('/api/my-bookings/open', { token }, { headers: cookie ? { cookie } : {} });
  cookie = cookieOf(headers['set-cookie']);
}

const asOwn = () => ({ headers: { cookie } });
const pathOf = ({ code }: Own) => `/api/my-bookings/${code}/online-payments`;

/** Returns what the customer sees. */
async function readOwn(own: Own) {
  return (await api.get(pathOf(own), asOwn())).body.data[0] as unknown as { orders: object[]; offers: object[] };
}

/** Starts to pay, as the customer's browser does, and returns the form for the gateway. */
async function start(own: Own, offer: object = { purpose: 'rental', amount: 127.5 }): Promise<Form> {
  const { status, body } = await api.post(pathOf(own), offer, asOwn());
  expect({ status, body }).toMatchObject({ status: 200 });
  const { url, fields } = body.data[0] as unknown as { url: string; fields: Form };
  expect(url).toBe(page.url);
  return fields;
}

async function readStaff({ id }: Own) {
  const { body } = await api.get(`/api/payments?bookingId=${id}`, { token: owner });
  return body as unknown as {
    data: { id: string; method: string; type: string; purpose: string; amount: number }[];
    balance: { open: number; held: number };
    online: { orders: { id: string; state: string; code?: string; attention?: string }[]; offers: object[] };
  };
}

async function agencyEmails({ id }: Own): Promise<number> {
  const rows = await api.database
    .selectFrom('outbox')
    .select('id')
    .where('booking_id', '=', id)
    .where('kind', '=', 'agency_payment')
    .execute();
  return rows.length;
}

/** What is stored: the orders, the payments, and how often the agency was told. */
async function outcome(own: Own) {
  const { data, online } = await readStaff(own);
  return {
    orders: online.orders.map(({ state, code, attention }) => [state, code, attention]),
    payments: data.map(({ type, amount }) => [type, amount]),
    told: await agencyEmails(own),
  };
}

const PAID = { orders: [['paid', '00', undefined]], payments: [['receipt', 127.5]], told: 0 };

test('the form is what the page of CMI asks for, and it takes it', async () => {
  const own = await addOwn();
  const form = await start(own);
  expect(form).toEqual({
    clientid: CMI_MERCHANT.clientid,
    storetype: '3D_PAY_HOSTING',
    TranType: 'PreAuth',
    hashAlgorithm: 'ver3',
    encoding: 'UTF-8',
    oid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    amount: '127.50',
    currency: '504',
    lang: 'fr',
    rnd: expect.stringMatching(/^[0-9a-f]{30}$/),
    BillToName: 'Amélie Laurent',
    email: 'amelie@example.com',
    tel: '+33 1 99 00 10 21',
    callbackUrl: `${siteUrl}/api/online-payments/callback`,
    CallbackResponse: 'true',
    okUrl: `${siteUrl}/api/online-payments/return/fr/${own.code}`,
    failUrl: `${siteUrl}/api/online-payments/return/fr/${own.code}`,
    shopurl: `${siteUrl}/api/online-payments/return/fr/${own.code}`,
    AutoRedirect: 'true',
    refreshtime: '5',
    sessiontimeout: '1800',
    HASH: signCmi(form),
  });
  const shown = async (body: Form) =>
    (await fetch(page.url, { method: 'POST', body: new URLSearchParams(body) })).status;
  expect([await shown(form), await shown({ ...form, amount: '1.00' })]).toEqual([200, 400]);
  expect(JSON.stringify(form)).not.toContain(CMI_MERCHANT.storeKey);
});

test('a callback pays once: twice, ten times at once, and on two servers', async () => {
  const own = await addOwn();
  const callback = callbackOf(await start(own));
  expect((await readOwn(own)).orders).toMatchObject([{ purpose: 'rental', amount: 127.5, state: 'waiting' }]);
  const path = '/api/online-payments/callback';
  const body = String(new URLSearchParams(callback));
  const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => sendCallback(callback)),
    ...Array.from({ length: 4 }, () => second.post(path, body, form)),
  ]);
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 ACTION=POSTAUTH']));
  expect(await outcome(own)).toEqual(PAID);
  const { data, balance } = await readStaff(own);
  expect(data).toMatchObject([{ id: callback.oid, method: 'online', purpose: 'rental' }]);
  expect(balance).toMatchObject({ open: 0, held: 0 });
  expect(await readOwn(own)).toMatchObject({
    offers: [{ purpose: 'deposit', amount: 500 }],
    orders: [{ state: 'paid' }],
  });
  // The receipt, once.
  const papers = await api.get(`/api/my-bookings/${own.code}/documents`, asOwn());
  expect(papers.body.data).toMatchObject([{ kind: 'receipt' }]);
});

test('a deposit is held, not received, and given back at the gateway', async () => {
  const own = await addOwn();
  await sendCallback(callbackOf(await start(own, { purpose: 'deposit', amount: 500 })));
  expect(await readStaff(own)).toMatchObject({
    data: [{ type: 'hold', purpose: 'deposit', amount: 500, method: 'online' }],
    balance: { open: 127.5, held: 500 },
  });
  const release = { id: randomUUID(), bookingId: own.id, purpose: 'deposit', type: 'release', amount: 500 };
  expect((await api.post('/api/payments', { ...release, method: 'online' }, { token: owner })).status).toBe(200);
  expect((await readStaff(own)).balance).toMatchObject({ held: 0 });
});

test('refusals may come before a success of the same order, and a refusal after it changes nothing', async () => {
  const own = await addOwn();
  const form = await start(own);
  expect(await sendCallback(callbackOf(form, DECLINED))).toEqual({ status: 200, text: 'APPROVED' });
  expect(await outcome(own)).toEqual({ orders: [['failed', '51', undefined]], payments: [], told: 0 });
  expect((await readOwn(own)).orders).toMatchObject([{ state: 'failed', code: '51' }]);
  expect((await sendCallback(callbackOf(form))).text).toBe('ACTION=POSTAUTH');
  expect((await sendCallback(callbackOf(form, DECLINED))).text).toBe('APPROVED');
  expect(await outcome(own)).toEqual(PAID);
});

test.each<[string, OrderCase]>([
  [
    'late',
    {
      attention: 'late',
      before: async () => {
        api.time.now = LATE;
      },
    },
  ],
  [
    'after the booking was canceled',
    {
      attention: 'canceled',
      before: ({ id }) => api.post(`/api/bookings/${id}/cancel`, {}, { token: owner }),
    },
  ],
  [
    'after another payment has covered it',
    {
      attention: 'covered',
      before: ({ id }) => {
        const cash = { id: randomUUID(), purpose: 'rental', type: 'receipt', method: 'cash', amount: 100 };
        return api.post('/api/payments', { ...cash, bookingId: id }, { token: owner });
      },
    },
  ],
])('a success that comes %s is recorded once, and staff are told once', async (_, { attention, before }) => {
  const own = await addOwn();
  const callback = callbackOf(await start(own));
  await before(own);
  const earlier = (await outcome(own)).payments;
  if (attention === 'late') expect(await outcome(own)).toMatchObject({ orders: [['expired', undefined, undefined]] });
  for (let time = 0; time < 2; time += 1) expect((await sendCallback(callback)).text).toBe('ACTION=POSTAUTH');
  expect(await outcome(own)).toEqual({
    orders: [['paid', '00', attention]],
    payments: [...earlier, ['receipt', 127.5]],
    told: 1,
  });
});

interface OrderCase {
  readonly attention: string;
  readonly before: (own: Own) => Promise<unknown>;
}

test('a second transaction of a paid order is not debited, and staff are told once', async () => {
  const own = await addOwn();
  const form = await start(own);
  await sendCallback(callbackOf(form));
  const other = callbackOf(form);
  for (let time = 0; time < 2; time += 1) expect((await sendCallback(other)).text).toBe('APPROVED');
  expect(await outcome(own)).toEqual({ ...PAID, orders: [['paid', '00', 'twice']], told: 1 });
});

test.each([
  ['another amount', { amount: '127.49' }, 'differs'],
  ['what is no amount', { amount: '1e2' }, 'differs'],
  ['another currency', { currency: '978' }, 'differs'],
  ['an unknown currency', { currency: '' }, 'differs'],
  ['an unknown order', { oid: '0b6f6c1e-52c7-4f0e-9d2b-6a1f0c8e7d21' }, undefined],
  ['what is no order', { oid: "'; DROP TABLE payments" }, undefined],
])('a success of %s is refused', async (_, changes: Form, attention) => {
  const own = await addOwn();
  const callback = callbackOf(await start(own), changes);
  for (let time = 0; time < 2; time += 1)
    expect(await sendCallback(callback)).toEqual({ status: 200, text: 'FAILURE' });
  expect(await outcome(own)).toEqual({
    orders: [attention ? ['failed', '00', attention] : ['waiting', undefined, undefined]],
    payments: [],
    told: attention ? 1 : 0,
  });
});

test("the amount may be written with fewer digits, and another booking's order pays that one only", async () => {
  const [one, other] = [await addOwn(), await addOwn()];
  await start(one);
  const form = await start(other);
  expect((await sendCallback(callbackOf(form, { amount: '127.5' }))).text).toBe('ACTION=POSTAUTH');
  expect(await outcome(one)).toEqual({ orders: [['waiting', undefined, undefined]], payments: [], told: 0 });
  expect(await outcome(other)).toEqual(PAID);
});

test('what is not signed by the gateway is refused: a wrong hash, none, and our own form with other names', async () => {
  const own = await addOwn({ customerPhone: '00' });
  const form = await start(own);
  const callback = callbackOf(form);
  const { HASH: _, ...unsigned } = callback;
  // The hash covers no names: a phone number could be the answer code.
  const { refreshtime = '', rnd = '', sessiontimeout = '', shopurl = '', storetype = '', tel = '', ...others } = form;
  const renamed = {
    ...others,
    p1: refreshtime,
    p2: rnd,
    p3: sessiontimeout,
    p4: shopurl,
    p5: storetype,
    ProcReturnCode: tel,
  };
  expect([renamed.ProcReturnCode, signCmi(renamed)]).toEqual(['00', form.HASH]);
  const declined = callbackOf(form, DECLINED);
  for (const forged of [{ ...callback, HASH: declined.HASH ?? '' }, unsigned, { ...declined, ProcReturnCode: '00' }])
    expect(await sendCallback({ ...forged, callbackUrl: form.callbackUrl ?? '' })).toEqual({
      status: 200,
      text: 'FAILURE',
    });
  expect((await sendCallback({ ...renamed, callbackUrl: form.callbackUrl ?? '' })).text).toBe('APPROVED');
  const onlyCode = callbackOf(form, { ProcReturnCode: '00', Response: '' });
  expect((await sendCallback(onlyCode)).text).toBe('APPROVED');
  expect(await outcome(own)).toEqual({ orders: [['failed', '00', undefined]], payments: [], told: 0 });
  expect((await api.post('/api/online-payments/callback', undefined)).text).toBe('FAILURE');
});

test('without a callback nothing is paid, wherever the browser goes; then it can be paid again', async () => {
  const own = await addOwn();
  const form = await start(own);
  const callback = callbackOf(form);
  const back = await fetch(form.okUrl ?? '', {
    method: 'POST',
    body: new URLSearchParams(callback),
    redirect: 'manual',
  });
  expect([back.status, back.headers.get('location')]).toEqual([303, `${siteUrl}/fr/my-booking?paid=${own.code}`]);
  expect((await api.get(`/api/online-payments/return/xx/${own.code}`)).status).toBe(400);
  expect(await outcome(own)).toMatchObject({ orders: [['waiting', undefined, undefined]], payments: [] });
  api.time.now = LATE;
  expect((await readOwn(own)).orders).toMatchObject([{ state: 'expired' }]);
  await sendCallback(callbackOf(await start(own)));
  expect((await outcome(own)).payments).toEqual([['receipt', 127.5]]);
});

test('a callback that cannot be stored is answered with a failure, and one that comes again is settled', async () => {
  const own = await addOwn();
  const form = await start(own);
  expect(await sendCallback(callbackOf(form, { TransId: 'a\u0000b' }))).toEqual({ status: 503, text: 'FAILURE' });
  expect(await outcome(own)).toMatchObject({ orders: [['waiting', undefined, undefined]], payments: [] });
  expect((await sendCallback(callbackOf(form))).text).toBe('ACTION=POSTAUTH');
  expect(await outcome(own)).toEqual(PAID);
});

test('what is kept of a callback has neither card nor holder', async () => {
  const own = await addOwn();
  await sendCallback(callbackOf(await start(own)));
  const [row] = await api.database.selectFrom('payment_orders').selectAll().where('booking_id', '=', own.id).execute();
  expect(row?.facts).toMatchObject({ AuthCode: '931386', ProcReturnCode: '00' });
  expect(JSON.stringify(row)).not.toMatch(/4000|AMELIE|105\.159/i);
});

test('only the browser of the booking pays, and only what is offered', async () => {
  const own = await addOwn();
  const requested = await addOwn({ status: 'requested' });
  const offer = { purpose: 'rental', amount: 127.5 };
  expect((await api.post(pathOf(own), offer)).status).toBe(404);
  expect((await api.get(pathOf(own))).status).toBe(404);
  const foreign = { headers: { cookie, origin: 'https://elsewhere.example' } };
  expect((await api.post(pathOf(own), offer, foreign)).status).toBe(403);
  for (const [one, asked] of [
    [own, { ...offer, amount: 1 }],
    [own, { purpose: 'deposit', amount: 127.5 }],
    [requested, offer],
  ] as const) {
    const { status, body } = await api.post(pathOf(one), asked, asOwn());
    expect([status, body.meta.type]).toEqual([409, 'booking_changed']);
  }
  expect((await api.post(pathOf(own), { ...offer, currency: 'MAD' }, asOwn())).status).toBe(400);
  const shown = (await api.get('/api/my-bookings', asOwn())).body.data as unknown as { confirmationCode: string }[];
  const flags = [own, requested].map(({ code }) => shown.find(({ confirmationCode }) => confirmationCode === code));
  expect(flags).toEqual([
    expect.objectContaining({ paysOnline: true }),
    expect.not.objectContaining({ paysOnline: true }),
  ]);
});

test('a booking that was tried to be paid is not deleted', async () => {
  const own = await addOwn();
  await start(own);
  const { status, body } = await api.delete(`/api/entities/CarsBooking/${own.id}`, { token: owner });
  expect([status, body.meta.type]).toEqual([409, 'booking_paid']);
});

test('staff send a link by which the customer pays; it opens the booking', async () => {
  const own = await addOwn();
  const send = (bookingId: number, token?: string) => api.post('/api/payments/pay-link', { bookingId }, { token });
  expect((await send(own.id)).status).toBe(401);
  expect((await send(own.id, owner)).status).toBe(200);
  await api.app.outbox.deliverDue();
  const [email] = await api.database.selectFrom('outbox').selectAll().where('booking_id', '=', own.id).execute();
  expect(email).toMatchObject({ kind: 'pay_link', recipient: 'amelie@example.com', state: 'written', by_staff: true });
  expect(email?.sent_text).toContain('127,5');
  expect(email?.sent_text).toContain(`${siteUrl}/fr/my-booking#`);
  expect(email?.sent_text).not.toContain(page.url);
  const requested = await addOwn({ status: 'requested' });
  expect((await send(requested.id, owner)).body.meta.type).toBe('booking_changed');
  const silent = await addOwn({ customerEmail: '' });
  expect((await send(silent.id, owner)).status).toBe(400);
});

test('of more than 100 orders the newest are shown, and those that need attention', async () => {
  const own = await addOwn();
  const rows = Array.from({ length: 102 }, (_, nth) => ({
    ...({
      id: randomUUID(),
      booking_id: own.id,
      gateway: 'cmi',
      purpose: 'rental',
      amount: 127.5,
      currency: 'MAD',
    } as const),
    created_at: new Date(NOON.getTime() + nth * 1000).toISOString(),
    expires_at: LATE.toISOString(),
    attention: nth === 1 ? ('differs' as const) : null,
  }));
  await api.database.insertInto('payment_orders').values(rows).execute();
  const { orders } = (await readStaff(own)).online;
  const newest = rows.slice(3).reverse();
  expect(orders.map(({ id }) => id)).toEqual([...newest, rows[1]].map((row) => row?.id));
});

test('attempts and forged callbacks are limited', async () => {
  const own = await addOwn();
  const form = await start(own);
  const limited = await startTestApi({
    database: api.openDatabaseAgain(),
    onlinePayment: settings,
    site: { ...DEFAULT_SITE_SETTINGS, siteUrl },
    rateLimit: true,
  });
  const post = (body: Form) =>
    limited.post('/api/online-payments/callback', String(new URLSearchParams(body)), {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  for (let count = 0; count < 30; count += 1) expect((await post({ oid: form.oid ?? '' })).status).toBe(200);
  expect((await post({ oid: form.oid ?? '' })).status).toBe(429);
  // That of the gateway is not.
  expect((await post(callbackOf(form, DECLINED))).text).toBe('APPROVED');
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1)
    statuses.push((await limited.post(pathOf(own), { purpose: 'rental', amount: 127.5 }, asOwn())).status);
  expect([statuses.slice(0, 20).every((status) => status === 200), statuses[20]]).toEqual([true, 429]);
  await limited.close();
});

test('without a gateway there are no such calls, and a currency that it does not take is refused at the start', async () => {
  const plain = await startTestApi();
  await plain.addCars(exampleCar());
  expect((await plain.post('/api/online-payments/callback', undefined)).status).toBe(404);
  const token = await plain.signIn();
  expect((await plain.post('/api/payments/pay-link', { bookingId: 1 }, { token })).status).toBe(404);
  const [id] = await addBookings(plain.database, {});
  expect((await plain.get(`/api/payments?bookingId=${id}`, { token })).body).not.toHaveProperty('online');
  await plain.close();
  expect(() => createPaymentGateway({ ...settings, currency: 'GBP' })).toThrow(
    'CURRENCY is GBP: CMI takes MAD, EUR, USD',
  );
});
