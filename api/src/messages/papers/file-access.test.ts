import { randomUUID } from 'node:crypto';
import { PAPER_KINDS, type PaperKind } from 'shared-kit/domain';
import sharp from 'sharp';
import { cookieOf } from '../../../test/cookie-of.ts';
import { exampleCar, exampleRequest } from '../../../test/examples.ts';
import { signForPaper } from '../../../test/sign-for-paper.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { manageAccounts } from '../../accounts/manage-accounts.ts';
import { storePrivateFile } from '../../platform/private-files/private-files.ts';

const AGENT = { email: 'agent@example.com', password: 'a password of an agent' };
const PICKUP = randomUUID();

/** Headers of a request by each. */
const WHO: Record<string, Record<string, string>> = { stranger: {}, forger: { authorization: 'Bearer forged' } };
/** Address of each file. */
const FILES: Record<string, string> = {};

let api: TestApi;
let bookingId: number;
let invoiceId: number;
let paymentId: string;
let code: string;

beforeAll(async () => {
  api = await startTestApi();
  await api.addCars(exampleCar());
  const token = await api.signIn();
  await manageAccounts(api.database, 'add', AGENT.email, { ...AGENT, role: 'agent' });
  WHO.owner = { authorization: `Bearer ${token}` };
  WHO.agent = { authorization: `Bearer ${(await api.post('/api/auth/login', AGENT)).body.data[0].accessToken}` };
  const own = await book('2027-01-10');
  const other = await book('2027-02-10');
  [bookingId, code] = [own.id, own.code];
  WHO.customer = { cookie: own.cookie };
  WHO['other customer'] = { cookie: other.cookie };
  WHO['customer from another site'] = { cookie: own.cookie, origin: 'https://evil.example' };

  expect((await api.post('/api/documents', { bookingId, kind: 'agreement', locale: 'en' }, { token })).status).toBe(
    200,
  );
  const signed = { bookingId, locale: 'en', values: { kilometers: 5, fuel: 8 } } as const;
  await signForPaper(api, { ...signed, id: PICKUP, direction: 'pickup' });
  await signForPaper(api, { ...signed, id: randomUUID(), direction: 'return' });
  paymentId = randomUUID();
  const payment = { id: paymentId, bookingId, purpose: 'rental', type: 'receipt', method: 'cash', amount: 10 };
  expect((await api.post('/api/payments', payment, { token })).status).toBe(200);
  invoiceId = (await api.post('/api/invoices', { bookingId }, { token })).body.data[0].id as unknown as number;
  const credited = await api.post(`/api/invoices/${invoiceId}/credit-note`, { reason: 'Wrong buyer' }, { token });
  expect(credited.status).toBe(200);
  const fine = { kind: 'toll', carId: 'duster', occurredOn: '2026-11-12', occurredTime: '14:05', amount: 20 };
  const fined = await api.post('/api/entities/Fines', { ...fine, authority: 'Motorway', reference: '1' }, { token });
  const of = `/api/fines/${fined.body.data[0].id}`;
  await api.post(`${of}/attribution`, { bookingId }, { token });
  expect((await api.post(`${of}/letter`, undefined, { token })).status).toBe(200);
  const papers = (await api.get(`/api/documents?bookingId=${bookingId}`, { token })).body.data as unknown as readonly {
    id: number;
    kind: PaperKind;
    isSigned: boolean;
  }[];
  for (const { id, kind, isSigned } of papers)
    FILES[kind === 'agreement' && !isSigned ? 'draft' : kind] = `/api/documents/${id}/file`;
  FILES.copy = `${FILES.receipt}?secondLocale=ar`;
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const services = { database: api.database, documentStore: api.documentStore, clock: () => api.time.now };
  for (const name of ['photo', 'unsigned photo'] as const) {
    const file = {
      bookingId,
      kind: 'photo',
      contentType: 'image/jpeg',
      bytes: Buffer.concat([bytes, Buffer.from(name)]),
    };
    const id = await storePrivateFile(services, file as never);
    FILES[name] = `/api/photos/${id}`;
    if (name === 'photo')
      await api.database
        .insertInto('handover_photos')
        .values({ handover_id: PICKUP, file_id: id, damage_id: null, position: 1, taken_at: null })
        .execute();
  }
});
afterAll(() => api.close());

async function book(pickupDate: string) {
  const request = exampleRequest({ pickupDate, dropoffDate: pickupDate } as never);
  const { body, headers } = await api.post('/api/entities/CarsBooking', request);
  return { id: body.data[0].id, code: body.data[0].confirmationCode, cookie: cookieOf(headers['set-cookie']) };
}

const statusFor = async (who: string, url: string) =>
  (await api.app.inject({ url, headers: WHO[who] as Record<string, string> })).statusCode;

test.each([
  ['stranger', 404],
  ['forger', 401],
  ['other customer', 404],
  ['customer from another site', 403],
  ['customer', 200],
  ['agent', 200],
  ['owner', 200],
])('a %s gets each paper and each photograph of a signed hand-over with %i', async (who, status) => {
  const names = [...PAPER_KINDS, 'copy', 'photo'];
  // Without a cookie and a session nothing is looked up for a photograph.
  const expected = names.map((name) => [name, name === 'photo' && who === 'stranger' ? 401 : status]);
  const statuses = await Promise.all(names.map(async (name) => [name, await statusFor(who, FILES[name] ?? '')]));
  expect(statuses).toEqual(expected);
});

test.each([
  ['other customer', 404],
  ['customer', 404],
  ['agent', 200],
])('a %s gets drafts and other photographs with %i', async (who, status) => {
  for (const name of ['draft', 'unsigned photo'])
    expect([name, await statusFor(who, FILES[name] ?? '')]).toEqual([name, status]);
});

test('copies that customers read are limited, as each is drawn anew; those of staff and papers are not', async () => {
  const limited = await startTestApi({ rateLimit: true, database: api.openDatabaseAgain() });
  // Refused for its language and counted all the same, so that nothing is drawn.
  const unknown = `${FILES.receipt}?secondLocale=en`;
  const read = async (who: string, url = unknown) =>
    (await limited.app.inject({ url, headers: WHO[who] as Record<string, string> })).statusCode;
  const statuses: number[] = [];
  for (let count = 0; count < 31; count += 1) statuses.push(await read('customer'));
  expect(statuses).toEqual([...Array(30).fill(400), 429]);
  expect([await read('agent'), await read('stranger')]).toEqual([400, 404]);
  expect(await read('customer', FILES.agreement)).toBe(200);
  await limited.close();
});

test('lists, exports and sums are for staff alone; a customer has the list of the own papers', async () => {
  const urls = [
    `/api/documents?bookingId=${bookingId}`,
    `/api/handovers?bookingId=${bookingId}`,
    `/api/payments?bookingId=${bookingId}`,
    `/api/payments/balances?ids=${bookingId}`,
    '/api/cash?day=2026-11-20',
    '/api/invoices?month=2026-11',
    '/api/invoices/export?month=2026-11&format=csv',
    '/api/invoices/export?month=2026-11&format=xlsx',
    '/api/invoices/archive?month=2026-11',
    '/api/paper-settings',
    '/api/cars/duster/damages',
  ];
  for (const url of urls) {
    const statuses = [];
    for (const who of ['stranger', 'forger', 'other customer', 'customer', 'agent', 'owner'])
      statuses.push(await statusFor(who, url));
    expect([url, ...statuses]).toEqual([url, 401, 401, 401, 401, 200, 200]);
  }
  const own = `/api/my-bookings/${code}/documents`;
  for (const [who, status] of Object.entries({ stranger: 404, 'other customer': 404, customer: 200 }))
    expect([who, await statusFor(who, own)]).toEqual([who, status]);
});

test('what owners alone may do is refused to agents, and everything to the rest', async () => {
  const calls = [
    ['POST', `/api/payments/${paymentId}/void`, { reason: 'Typed twice' }],
    ['POST', `/api/invoices/${invoiceId}/credit-note`, { reason: 'Wrong buyer' }],
    ['PUT', '/api/paper-settings', {}],
  ] as const;
  for (const [method, url, payload] of calls)
    for (const [who, status] of Object.entries({ agent: 403, customer: 401, stranger: 401 })) {
      const answer = await api.app.inject({ method, url, payload, headers: WHO[who] as Record<string, string> });
      expect([url, who, answer.statusCode]).toEqual([url, who, status]);
    }
  for (const path of Object.values(FILES))
    expect(await statusFor('stranger', path.replace('/api', '/media'))).toBe(404);
});
