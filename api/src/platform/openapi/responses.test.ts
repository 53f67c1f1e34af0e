import { hash, randomUUID } from 'node:crypto';
import Ajv2020 from 'ajv/dist/2020.js';
import sharp from 'sharp';
import { addBookings } from '../../../test/add-bookings.ts';
import { CMI_SETTINGS, callbackOf, type Form } from '../../../test/cmi-page.ts';
import { exampleCar, exampleRequest } from '../../../test/examples.ts';
import { type Answer, AUTH_SECRET, type Call, NOON, startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { createBookingLink } from '../../bookings/my-bookings/booking-links.ts';
import { REGISTERED_ENTITIES } from '../../registered-entities.ts';
import { createReviewToken } from '../../reviews/review-link.ts';

let api: TestApi;
let token: string;
type Content = Record<string, { schema: object; example?: unknown }>;
let paths: Record<
  string,
  Record<string, { requestBody?: { content: Content }; responses: Record<string, { content: Content }> }>
>;
const checked = new Set<string>();
const ajv = new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision: 6, formats: { binary: true } });

beforeAll(async () => {
  api = await startTestApi({ onlinePayment: CMI_SETTINGS, keepsScans: true });
  token = await api.signIn();
  ({ paths } = JSON.parse((await api.get('/api/openapi.json')).text));
});
afterAll(() => api.close());

/** Makes a call and checks its response against the OpenAPI document. */
async function ask(method: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string, url: string, call: Call = {}) {
  const { body, ...options } = call;
  const answer: Answer =
    method === 'get' || method === 'delete' ? await api[method](url, options) : await api[method](url, body, options);
  const { responses } = paths[path]?.[method] ?? { responses: {} };
  const isDone = answer.status < 400;
  const described = responses[isDone ? answer.status : `${Math.floor(answer.status / 100)}XX`];
  expect({ path, status: answer.status, described }).toMatchObject({ described: expect.anything() });
  if (isDone) checked.add(`${method} ${path}`);
  const schema = described?.content?.['application/json']?.schema;
  if (!String(answer.headers['content-type']).startsWith('application/json')) return answer;
  ajv.validate(schema ?? false, answer.body);
  expect({ call: `${method} ${url}`, problems: ajv.errors, body: answer.body }).toMatchObject({ problems: null });
  return answer;
}

async function askEntity(name: string, create: () => object, key: 'CarId' | 'id', change: object): Promise<void> {
  const path = `/api/entities/${name}`;
  const staff = { token };
  const refused = await ask('post', path, path, { ...staff, body: { unheardOf: 1 } });
  expect(refused.status).toBe(400);
  expect((await ask('put', path, path, { body: {} })).status).toBe(401);
  expect((await ask('get', `${path}/{id}`, `${path}/999`, staff)).status).toBe(404);

  const made = await ask('post', path, path, { ...staff, body: create() });
  const many = await ask('post', `${path}/batch`, `${path}/batch`, { ...staff, body: [create(), create()] });
  const [first, second, third] = [made, many].flatMap(({ body }) => body.data.map((one) => one[key]));
  await ask('get', `${path}/{id}`, `${path}/${first}`, staff);
  await ask('put', path, path, { ...staff, body: { [key]: first, ...change } });
  await ask('put', `${path}/batch`, `${path}/batch`, { ...staff, body: [{ [key]: second, ...change }] });
  const shown = paths[`${path}/search`]?.post?.requestBody?.content['application/json']?.example;
  for (const body of [shown, {}, { pagination: { page: 1, size: 2 } }, { fields: [key] }])
    await ask('post', `${path}/search`, `${path}/search`, { ...staff, body });
  await ask('post', `${path}/search`, `${path}/search`, { body: {} });
  await ask('post', `${path}/count`, `${path}/count`, { ...staff, body: { by: key } });
  await ask('get', `${path}/columns`, `${path}/columns`, staff);
  for (const format of ['csv', 'xlsx'])
    await ask('post', `${path}/export`, `${path}/export?format=${format}`, { ...staff, body: {} });
  await ask('delete', `${path}/{id}`, `${path}/${second}`, staff);
  const query = [{ field: key, operator: 'EQ', value: third }];
  await ask('post', `${path}/delete`, `${path}/delete`, { ...staff, body: { query } });
}

test('an archive, in an installation that is empty', async () => {
  await ask('get', '/api/archive', '/api/archive', { token });
  const archive = await api.app.inject({ url: '/api/archive', headers: { authorization: `Bearer ${token}` } });
  const upload = { token, headers: { 'content-type': 'application/zip' }, body: archive.rawPayload };
  expect((await ask('post', '/api/archive', '/api/archive', upload)).status).toBe(200);
  const damaged = { ...upload, body: Buffer.from('none') };
  expect((await ask('post', '/api/archive', '/api/archive', damaged)).status).toBe(400);
});

test('cars', async () => {
  const create = () => {
    const { CarId: _, ...car } = exampleCar({ price: 19.99 });
    return car;
  };
  await askEntity('Cars', create, 'CarId', { price: 20 });
});

test('bookings', async () => {
  await api.addCars(exampleCar());
  let month = 0;
  const create = () => {
    month += 1;
    return exampleRequest({ pickupDate: `2027-0${month}-01` as '2027-01-01' });
  };
  await askEntity('CarsBooking', create, 'id', { status: 'out' });
  const request = exampleRequest({ confirmationCode: 'C0M-M4N', pickupDate: '2027-09-01', dropoffDate: '2027-09-03' });
  const booked = await ask('post', '/api/bookings', '/api/bookings', { body: request });
  const commands = [
    ['change', { flightNumber: 'AT 641' }],
    ['quote', { dropoffDate: '2027-09-04' }],
    ['move', { dropoffDate: '2027-09-04' }],
    ['status', { status: 'out' }],
    ['cancel', {}],
    ['delete', undefined],
  ] as const;
  for (const [name, body] of commands)
    await ask('post', `/api/bookings/{id}/${name}`, `/api/bookings/${booked.body.data[0].id}/${name}`, { token, body });
  await ask('get', '/api/availability', '/api/availability?from=2027-01-01&to=2027-03-31');
  await ask('get', '/api/availability', '/api/availability?from=2027-01-01&to=yesterday');
  for (const query of ['', '?from=2027-01-01&to=2027-01-02&type=SUV&type=Truck', '?size=0&maxPrice=1', '?seats=3'])
    await ask('get', '/api/fleet', `/api/fleet${query}`);
  await ask('get', '/api/alternatives', '/api/alternatives?carId=duster&from=2027-01-01&to=2027-01-02');
  await ask('get', '/api/alternatives', '/api/alternatives?carId=duster');
  const rental = { carId: 'duster', pickupDate: { $date: '2026-12-01' }, dropoffDate: { $date: '2026-12-03' } };
  expect((await ask('post', '/api/quote', '/api/quote', { body: rental })).status).toBe(200);
  expect((await ask('post', '/api/quote', '/api/quote', { body: {} })).status).toBe(400);
  expect((await ask('post', '/api/quote', '/api/quote', { body: { ...rental, carId: 'none' } })).status).toBe(404);
  const move = { token, body: { carId: 'duster', before: null } };
  await ask('put', '/api/fleet/order', '/api/fleet/order', move);
  expect((await ask('put', '/api/fleet/order', '/api/fleet/order', { token, body: {} })).status).toBe(400);
});

test('imports', async () => {
  const staff = { token, headers: { 'content-type': 'text/csv' } };
  const body = Buffer.from(
    'plate,name,type,seats,fuel,transmission,price\n1-I-1,Clio,SUV,5,Diesel,Manual,40\n,,,,,,-1',
  );
  for (const [step, status] of [
    ['/preview', 200],
    ['', 409],
  ] as const) {
    const [path, url] = [`/api/imports/{kind}${step}`, `/api/imports/cars${step}`];
    expect((await ask('post', path, url, { ...staff, body })).status).toBe(status);
    expect((await ask('post', path, url, { ...staff, body: Buffer.from('') })).status).toBe(400);
  }
  const fine = Buffer.from(body.toString().split('\n').slice(0, 2).join('\n'));
  await ask('post', '/api/imports/{kind}', '/api/imports/cars?name=cars.csv', { ...staff, body: fine });
});

test('papers of cars and work on them', async () => {
  const staff = { token };
  await api.addCars(exampleCar({ CarId: 'with-papers' }));
  const [id, work] = [randomUUID(), randomUUID()];
  const of = { carId: 'with-papers' };
  const paper = { ...of, kind: 'insurance', validFrom: '2026-01-01', validTo: '2026-12-01', number: '1', cost: 9.5 };
  const papers = '/api/vehicle-papers';
  await ask('put', `${papers}/{id}`, `${papers}/${id}`, { ...staff, body: paper });
  expect((await ask('put', `${papers}/{id}`, `${papers}/${id}`, { ...staff, body: {} })).status).toBe(400);
  const file = { ...staff, body: Buffer.from('%PDF-1.7'), headers: { 'content-type': 'application/pdf' } };
  await ask('post', `${papers}/{id}/files`, `${papers}/${id}/files`, file);
  const body = { ...of, kind: 'oil', plannedOn: '2026-12-01', blockedTo: '2026-12-02', note: 'Garage' };
  await ask('put', '/api/vehicle-services/{id}', `/api/vehicle-services/${work}`, { ...staff, body });
  await ask('put', '/api/service-intervals', '/api/service-intervals', {
    ...staff,
    body: { ...of, kind: 'tyres', everyKilometers: 40_000 },
  });
  const files = '/api/vehicle-services/{id}/files';
  const workFiles = `/api/vehicle-services/${work}/files`;
  await ask('post', files, workFiles, file);
  const defaults = '/api/service-intervals/defaults';
  await ask('put', defaults, defaults, { ...staff, body: { kind: 'oil', everyDays: 180 } });
  const read = await ask('get', papers, `${papers}?carId=with-papers`, staff);
  const [records] = read.body.data as unknown as [Record<'papers' | 'services', [{ files: [{ id: string }] }]>];
  const fileId = records.papers[0].files[0].id;
  await ask('get', `${papers}/files/{fileId}`, `${papers}/files/${fileId}`, staff);
  await ask('delete', `${files}/{fileId}`, `${workFiles}/${records.services[0].files[0].id}`, staff);
  await ask('get', `${papers}/due`, `${papers}/due`, staff);
  await ask('get', `${papers}/cars`, `${papers}/cars`, staff);
  await ask('delete', `${papers}/{id}/files/{fileId}`, `${papers}/${id}/files/${fileId}`, staff);
  await ask('delete', `${papers}/{id}`, `${papers}/${id}`, staff);
  await ask('delete', '/api/vehicle-services/{id}', `/api/vehicle-services/${work}`, staff);
});

test('payments and the cash desk', async () => {
  await api.addCars(exampleCar({ CarId: 'paid' }));
  const [bookingId] = await addBookings(api.database, { carId: 'paid' });
  const staff = { token };
  const id = '0b6f6c1e-52c7-4f0e-9d2b-6a1f0c8e7d21';
  const body = { id, bookingId, purpose: 'rental', type: 'receipt', method: 'cash', amount: 10 };
  expect((await ask('post', '/api/payments', '/api/payments', { ...staff, body })).status).toBe(200);
  expect((await ask('post', '/api/payments', '/api/payments', { ...staff, body: {} })).status).toBe(400);
  const issued = await ask('post', '/api/invoices', '/api/invoices', { ...staff, body: { bookingId } });
  const credit = `/api/invoices/${issued.body.data[0].id}/credit-note`;
  await ask('post', '/api/invoices/{id}/credit-note', credit, { ...staff, body: { reason: 'Wrong buyer' } });
  for (const path of ['/api/invoices', '/api/invoices/export', '/api/invoices/archive'])
    await ask('get', path, `${path}?month=2026-11${path.endsWith('export') ? '&format=csv' : ''}`, staff);
  const undo = { ...staff, body: { reason: 'Typed twice' } };
  await ask('get', '/api/payments', `/api/payments?bookingId=${bookingId}`, staff);
  await ask('get', '/api/payments/balances', `/api/payments/balances?ids=${bookingId}`, staff);
  for (const path of ['/api/reports', '/api/reports/export', '/api/reports/paper'])
    await ask('get', path, `${path}?from=2026-12-01&to=2026-12-31`, staff);
  await ask('get', '/api/reports/mail', '/api/reports/mail', staff);
  await ask('put', '/api/reports/mail', '/api/reports/mail', { ...staff, body: { weekly: true } });
  const [own] = (await ask('get', '/api/cash', '/api/cash?day=2026-11-20', staff)).body.data as unknown as [object];
  const { account } = own as { account: number };
  const count = { account, day: '2026-11-20', counted: 10 };
  await ask('post', '/api/cash-counts', '/api/cash-counts', { ...staff, body: count });
  await ask('get', '/api/cash', `/api/cash?day=2026-11-20&account=${account}`, staff);
  expect((await ask('post', '/api/payments/{id}/void', `/api/payments/${id}/void`, undo)).status).toBe(200);
});

test('blocks', async () => {
  await api.addCars(exampleCar({ CarId: 'blocked' }));
  let month = 0;
  const create = () => {
    month += 1;
    return { carId: 'blocked', from: `2027-0${month}-01`, to: `2027-0${month}-02`, reason: 'service' };
  };
  await askEntity('CarBlocks', create, 'id', { note: 'Timing belt' });
});

test('templates of e-mails', async () => {
  const text = { subjectEn: 'Your flight', bodyEn: 'Hello {name}' };
  await askEntity('EmailTemplates', () => ({ title: 'Flight is late', ...text }), 'id', { bodyEn: 'Good day {name}' });
  const preview = { subject: 'Your {car}', body: 'Hello {name}', language: 'fr' };
  await ask('post', '/api/mailing/preview', '/api/mailing/preview', { token, body: preview });
});

test('customers', async () => {
  const create = () => ({ kind: 'person', customerName: 'Amélie Laurent', customerPhone: '+33 1 99 00 10 21' });
  await askEntity('Customers', create, 'id', { staffNote: 'Prefers an automatic' });
  const path = '/api/customers';
  const made = await api.post('/api/entities/Customers/batch', [create(), create()], { token });
  const [id, other] = made.body.data.map((one) => one.id);
  await ask('get', `${path}/{id}`, `${path}/${id}`, { token });
  await ask('get', `${path}/of-booking/{id}`, `${path}/of-booking/999`, { token });
  await ask('post', `${path}/find`, `${path}/find`, { token, body: { phone: '+33199001021' } });
  const post = (call: string, body?: object) =>
    ask('post', `${path}/{id}/${call}`, `${path}/${id}/${call}`, { token, body });
  const kept = await post('documents', { kind: 'licence', number: '12AB34567', expiresOn: '2031-05-01' });
  const [document] = (kept.body.data[0] as unknown as { documents: { id: number }[] }).documents;
  await post('flags', { reason: 'Damage', reviewOn: '2027-11-01' });
  await post('review-flag', { reviewOn: '2026-11-01' });
  await ask('get', `${path}/flags-to-review`, `${path}/flags-to-review`, { token });
  await ask('get', `${path}/overrides`, `${path}/overrides`, { token });
  await post('lift-flag', { reason: 'Paid' });
  await post('apart', { from: other });
  await post('merge', { into: other });
  await post('unmerge');
  const one = `${path}/{id}/documents/{documentId}`;
  const scan = { token, body: Buffer.from('%PDF-1.7'), headers: { 'content-type': 'application/pdf' } };
  const scanned = await ask('post', `${one}/scans`, `${path}/${id}/documents/${document?.id}/scans`, scan);
  const [{ documents }] = scanned.body.data as unknown as [{ documents: { scans: { id: string }[] }[] }];
  const fileId = documents[0]?.scans[0]?.id;
  await ask('get', `${path}/scans/{fileId}`, `${path}/scans/${fileId}`, { token });
  await ask('delete', `${path}/{id}/scans/{fileId}`, `${path}/${id}/scans/${fileId}`, { token });
  await ask('delete', one, `${path}/${id}/documents/${document?.id}`, { token });
  await ask('get', `${path}/{id}/data`, `${path}/${id}/data`, { token });
  const erasure = '/api/erasures/customers';
  for (const method of ['get', 'post'] as const) await ask(method, `${erasure}/{id}`, `${erasure}/${id}`, { token });
});

test('fines and tolls', async () => {
  await api.addCars(exampleCar({ CarId: 'fined' }));
  const at = { occurredOn: '2026-11-12', occurredTime: '14:05' };
  const create = () => ({
    ...{ kind: 'fine', carId: 'fined', ...at, authority: 'Traffic office', reference: randomUUID(), amount: 300 },
  });
  await askEntity('Fines', create, 'id', { status: 'named' });
  const path = '/api/fines';
  const staff = { token };
  const made = await api.post('/api/entities/Fines', create(), staff);
  const id = made.body.data[0].id;
  await ask('get', `${path}/holders`, `${path}/holders?carId=fined&day=2026-11-12&time=14:05`, staff);
  expect((await ask('get', `${path}/holders`, `${path}/holders?carId=fined`, staff)).status).toBe(400);
  await ask('get', `${path}/{id}`, `${path}/${id}`, staff);
  await ask('post', `${path}/{id}/attribution`, `${path}/${id}/attribution`, { ...staff, body: { bookingId: null } });
  for (const method of ['put', 'get'] as const)
    await ask(method, `${path}/settings`, `${path}/settings`, { ...staff, body: { handlingFee: 20.5 } });
  const [bookingId] = await addBookings(api.database, { carId: 'fined' });
  await api.post(`${path}/${id}/attribution`, { bookingId }, staff);
  const post = (call: string, body?: object) =>
    ask('post', `${path}/{id}/${call}`, `${path}/${id}/${call}`, { ...staff, body });
  await post('charge', { handlingFee: 20.5 });
  const csv = { text: 'Plate;Date\n1;2', isPreview: true };
  await ask('post', `${path}/import`, `${path}/import`, { ...staff, body: csv });
  await post('letter');
  await post('uncharge', { reason: 'Contested' });
  const file = { ...staff, body: Buffer.from('%PDF-1.7'), headers: { 'content-type': 'application/pdf' } };
  const added = await ask('post', `${path}/{id}/files/{kind}`, `${path}/${id}/files/notice`, file);
  const [{ files }] = added.body.data as unknown as [{ files: [{ id: string }] }];
  await ask('get', `${path}/files/{fileId}`, `${path}/files/${files[0].id}`, staff);
  await ask('delete', `${path}/{id}/files/{fileId}`, `${path}/${id}/files/${files[0].id}`, staff);
});

test('rules of prices', async () => {
  let made = 0;
  const names = { en: 'Summer', ar: 'الصيف' };
  const season = () => {
    made += 1;
    return { names, kind: 'season', ranges: [{ from: `203${made}-07-01`, to: `203${made}-07-31` }], percent: 12.5 };
  };
  await askEntity('PriceSeasons', season, 'id', { prices: [{ type: 'SUV', price: 19.99 }] });
  const discount = () => {
    made += 1;
    return { fromDays: made, percent: 5 };
  };
  await askEntity('LengthDiscounts', discount, 'id', { percent: 7.5 });
  await askEntity('Extras', () => ({ names, per: 'day', price: 4 }), 'id', { stock: 2 });
  const hours = [{ weekday: 1, from: '08:00', to: '18:00' }];
  await askEntity('Places', () => ({ names, kind: 'airport', pickupFee: 15 }), 'id', { hours });
  const types = ['SUV', 'Sedan', 'Truck'];
  await askEntity('RentalTerms', () => ({ type: types.pop(), deposit: 500 }), 'id', { documents: names });
  await api.addCars(exampleCar({ CarId: 'rated' }));
  await ask('get', '/api/rates', '/api/rates?carId=rated&from=2030-07-01&to=2030-07-05');
  expect((await ask('get', '/api/rates', '/api/rates?carId=none')).status).toBe(404);
  expect((await ask('get', '/api/rates', '/api/rates')).status).toBe(200);
  expect((await ask('get', '/api/rates', '/api/rates?carId=rated&from=2030-07-01')).status).toBe(400);
});

async function payByCard(code: string, bookingId: number, own: Call): Promise<void> {
  await api.database.updateTable('bookings').set({ status: 'reserved' }).where('id', '=', bookingId).execute();
  const payments = '/api/my-bookings/{confirmationCode}/online-payments';
  const ofOwn = payments.replace('{confirmationCode}', code);
  const { data } = (await ask('get', payments, ofOwn, own)).body;
  const [offer] = (data[0] as unknown as { offers: [object] }).offers;
  await ask('post', '/api/payments/pay-link', '/api/payments/pay-link', { token, body: { bookingId } });
  expect((await ask('post', payments, ofOwn, { ...own, body: {} })).status).toBe(400);
  const started = await ask('post', payments, ofOwn, { ...own, body: offer });
  const { fields } = started.body.data[0] as unknown as { fields: Form };
  const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  const callback = { ...form, body: String(new URLSearchParams(callbackOf(fields))) };
  const answer = await ask('post', '/api/online-payments/callback', '/api/online-payments/callback', callback);
  expect(answer.text).toBe('ACTION=POSTAUTH');
  const back = '/api/online-payments/return/{locale}/{confirmationCode}';
  for (const method of ['get', 'post'] as const)
    await ask(method, back, `/api/online-payments/return/fr/${code}`, form);
  await ask('get', payments, ofOwn, own);
  await ask('get', '/api/payments', `/api/payments?bookingId=${bookingId}`, { token });
  await api.database.updateTable('bookings').set({ status: 'requested' }).where('id', '=', bookingId).execute();
}

test('own bookings and their e-mails', async () => {
  await api.addCars(exampleCar({ CarId: 'own' }));
  const staff = { token };
  const { body, headers } = await api.post('/api/entities/CarsBooking', exampleRequest({ carId: 'own' }));
  const [{ id, confirmationCode }] = body.data;
  const cookie = [headers['set-cookie']]
    .flat()
    .map((one) => String(one).split(';')[0])
    .join('; ');
  const own = { headers: { cookie } };
  const seen = { confirmationCode, basedOnStatus: 'requested' };
  await ask('get', '/api/my-bookings', '/api/my-bookings', own);
  await ask('post', '/api/my-bookings/change', '/api/my-bookings/change', {
    ...own,
    body: { ...seen, pickupTime: '10:30', pickupPlace: 'airport', flightNumber: 'AT 641' },
  });
  await ask(
    'get',
    '/api/my-bookings/{confirmationCode}/calendar.ics',
    `/api/my-bookings/${confirmationCode}/calendar.ics`,
    own,
  );
  const documents = '/api/my-bookings/{confirmationCode}/documents';
  await ask('get', documents, documents.replace('{confirmationCode}', confirmationCode), own);
  const photos = '/api/my-bookings/{confirmationCode}/photos';
  await ask('get', photos, photos.replace('{confirmationCode}', confirmationCode), own);
  const review = '/api/my-bookings/{confirmationCode}/review';
  await ask('get', review, review.replace('{confirmationCode}', confirmationCode), own);
  await ask('get', '/api/reviews/of-booking/{bookingId}', `/api/reviews/of-booking/${id}`, staff);
  await payByCard(confirmationCode, id, own);
  for (const [answer, day] of [
    ['accept-change', '2026-12-07'],
    ['decline-change', '2026-12-14'],
  ]) {
    const asked = { confirmationCode, dropoffDate: { $date: day } };
    const quoted = await ask('post', '/api/my-bookings/quote', '/api/my-bookings/quote', { ...own, body: asked });
    const [{ agreed }] = quoted.body.data as unknown as [{ agreed: { totalPrice: number } }];
    const body = { ...asked, totalPrice: agreed.totalPrice };
    await ask('post', '/api/my-bookings/request', '/api/my-bookings/request', { ...own, body });
    const [{ createdAt }] = (await ask('get', '/api/change-requests', '/api/change-requests', staff)).body.data;
    await ask('post', `/api/bookings/{id}/${answer}`, `/api/bookings/${id}/${answer}`, {
      ...staff,
      body: { createdAt },
    });
  }
  await ask('post', '/api/my-bookings/withdraw', '/api/my-bookings/withdraw', { ...own, body: { confirmationCode } });
  const contact = 'amelie@example.com';
  await ask('post', '/api/my-bookings/links', '/api/my-bookings/links', { body: { confirmationCode, contact } });
  const linkToken = await createBookingLink(
    api.database,
    { bookingId: id, kind: 'link', mailbox: 'amelie@example.com' },
    NOON,
  );
  await ask('post', '/api/my-bookings/open', '/api/my-bookings/open', { body: { token: linkToken } });
  await ask('post', '/api/my-bookings/open', '/api/my-bookings/open', { body: { token: linkToken } });
  await ask('post', '/api/my-bookings/cancel', '/api/my-bookings/cancel', { ...own, body: seen });
  await ask('post', '/api/my-bookings/forget', '/api/my-bookings/forget', own);

  await api.app.outbox.deliverDue();
  const mails = await ask('get', '/api/mailing/bookings/{id}', `/api/mailing/bookings/${id}`, staff);
  await ask('post', '/api/mailing/resend', '/api/mailing/resend', { ...staff, body: { id: mails.body.data[0].id } });
  await ask('get', '/api/mailing/status', '/api/mailing/status', staff);
  await ask('get', '/api/open-requests', '/api/open-requests', staff);
  await ask('delete', '/api/booking-access/{id}', `/api/booking-access/${id}`, staff);
  await ask('get', '/api/erasures/{id}', `/api/erasures/${id}`, staff);
  await ask('post', '/api/erasures', '/api/erasures', { ...staff, body: { ids: [id] } });
});

test('hand-overs', async () => {
  await api.addCars(exampleCar({ CarId: 'handed' }));
  const booked = await api.post('/api/entities/CarsBooking', exampleRequest({ carId: 'handed' }));
  const [{ id: bookingId }] = booked.body.data;
  const staff = { token };
  const id = randomUUID();
  const damageId = randomUUID();
  const path = '/api/handovers';
  expect((await ask('post', path, path, { ...staff, body: {} })).status).toBe(400);
  await ask('post', path, path, { ...staff, body: { id, bookingId, direction: 'pickup' } });
  const values = { driverName: 'Amélie', licenseExpiry: '2031-05-01', kilometers: 5, fuel: 8, accessories: ['jack'] };
  await ask('patch', `${path}/{id}`, `${path}/${id}`, { ...staff, body: { values } });
  const mark = { view: 'left', x: 0.42, y: 0.61, kind: 'scratch', note: 'Long' };
  const marks = [`${path}/{id}/damages/{damageId}`, `${path}/${id}/damages/${damageId}`] as const;
  await ask('put', ...marks, { ...staff, body: mark });
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const sha256 = hash('sha256', picture, 'hex');
  const photo = [`${path}/{id}/photos/{sha256}`, `${path}/${id}/photos/${sha256}`] as const;
  const headers = { 'content-type': 'image/png' };
  const sent = await ask('put', photo[0], `${photo[1]}?damageId=${damageId}`, { ...staff, headers, body: picture });
  const [{ photos }] = sent.body.data as unknown as [{ photos: [{ fileId: string }] }];
  await ask('get', '/api/photos/{fileId}', `/api/photos/${photos[0].fileId}`, staff);
  await ask('get', path, `${path}?bookingId=${bookingId}`, staff);
  await ask('get', '/api/cars/{carId}/damages', '/api/cars/handed/damages', staff);
  await ask('post', '/api/damages/{id}/repair', `/api/damages/${damageId}/repair`, { ...staff, body: {} });
  await ask('delete', ...photo, staff);
  await ask('delete', ...marks, staff);
  const shown = paths[`${path}/{id}/sign`]?.post?.requestBody?.content['application/json']?.example as object;
  await ask('post', `${path}/{id}/sign`, `${path}/${id}/sign`, { ...staff, body: shown });

  const papers = '/api/documents';
  const draft = { bookingId, kind: 'agreement', locale: 'fr' };
  await ask('post', papers, papers, { ...staff, body: draft });
  const [{ id: paper }, signed] = (await ask('get', papers, `${papers}?bookingId=${bookingId}`, staff)).body.data;
  await ask('get', `${papers}/{id}/file`, `${papers}/${paper}/file`, staff);
  await ask('post', `${papers}/{id}/email`, `${papers}/${signed?.id}/email`, staff);
  const settings = '/api/paper-settings';
  await ask('put', settings, settings, { ...staff, body: { sellerName: 'Zellige Cars', taxRate: 20 } });
  await ask('get', settings, settings, staff);
});

test('reviews', async () => {
  await api.addCars(exampleCar({ CarId: 'reviewed' }));
  const dates = { pickupDate: '2026-11-16', dropoffDate: '2026-11-18' } as const;
  const [id = 0] = await addBookings(api.database, { carId: 'reviewed', ...dates, status: 'returned' });
  const link = { token: createReviewToken(AUTH_SECRET, { id, customerEmail: 'amelie@example.com' }) };
  const path = '/api/reviews';
  expect((await ask('post', `${path}/open`, `${path}/open`, { body: link })).status).toBe(200);
  const review = { ...link, stars: 5, text: 'A clean car.', name: 'Amélie', locale: 'fr' };
  expect((await ask('post', path, path, { body: review })).status).toBe(200);
  expect((await ask('post', path, path, { body: { ...review, stars: 4 } })).status).toBe(410);
  expect((await ask('post', path, path, { body: { ...review, stars: 6 } })).status).toBe(400);
  await ask('get', `${path}/all`, `${path}/all?state=new`, { token });
  const change = { token, body: { state: 'shown', answer: 'Thank you' } };
  expect((await ask('put', `${path}/{bookingId}`, `${path}/${id}`, change)).status).toBe(200);
  expect((await ask('get', path, `${path}?carId=reviewed`)).body.data).toHaveLength(1);
});

test('images', async () => {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const form = (name: string, rest: string) => `--x\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(`${form('namespace', '')}cars\r\n${form('file', '; filename="a.png"\r\nContent-Type: image/png')}`),
    picture,
    Buffer.from('\r\n--x--\r\n'),
  ]);
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const stored = await ask('post', '/api/images/upload', '/api/images/upload', { token, headers, body });
  const { publicId } = stored.body.data[0];
  await ask('delete', '/api/images', `/api/images?publicId=${encodeURIComponent(publicId)}`, { token });
});

test('accounts and history', async () => {
  const staff = { token };
  const path = '/api/accounts';
  const invitation = { email: 'agent@example.com', name: 'Salma', role: 'agent', language: 'fr' };
  const invited = await ask('post', path, path, { ...staff, body: invitation });
  const [{ id }] = invited.body.data;
  expect((await ask('post', path, path, { ...staff, body: invitation })).status).toBe(409);
  const again = await ask('post', `${path}/invitation`, `${path}/invitation`, { ...staff, body: { id } });
  const { link } = again.body.data[0] as unknown as { readonly link: string };
  const chosen = { token: link.replace(/^.*=/, ''), password: 'a password of hers' };
  const accepted = await ask('post', '/api/auth/invitation', '/api/auth/invitation', { body: chosen });
  expect((await ask('post', '/api/auth/invitation', '/api/auth/invitation', { body: chosen })).status).toBe(410);
  const own = { token: accepted.body.data[0].accessToken };
  expect((await ask('get', path, path, own)).status).toBe(403);
  const next = { current: chosen.password, next: 'another password' };
  await ask('put', '/api/auth/password', '/api/auth/password', { ...own, body: next });
  expect((await ask('put', '/api/auth/password', '/api/auth/password', { ...own, body: next })).status).toBe(400);
  await ask('get', path, path, staff);
  await ask('post', '/api/auth/sign-out-everywhere', '/api/auth/sign-out-everywhere', own);
  await ask('post', `${path}/sign-out`, `${path}/sign-out`, { ...staff, body: { id } });
  await ask('put', path, path, { ...staff, body: { id, role: 'owner' } });
  await ask('get', '/api/audit', '/api/audit?entity=Accounts', staff);
  await ask('delete', `${path}/{id}`, `${path}/${id}`, staff);
});

test('other calls', async () => {
  await ask('get', '/api/health', '/api/health');
  await ask('get', '/api/level', '/api/level');
  await ask('post', '/api/mailing/send', '/api/mailing/send', {
    token,
    body: { to: 'amelie@example.com', subject: 'Your booking', body: 'Hello', html: false },
  });
  const login = { email: 'staff@example.com', password: 'a password of staff' };
  await ask('post', '/api/auth/login', '/api/auth/login', { body: login });
  expect((await ask('post', '/api/auth/login', '/api/auth/login', { body: { ...login, password: 'no' } })).status).toBe(
    401,
  );
  expect((await ask('get', '/api/auth/session', '/api/auth/session', { token })).status).toBe(200);
  await ask('put', '/api/auth/session', '/api/auth/session', { token, body: { language: 'ar' } });
  await ask('get', '/api/auth/session', '/api/auth/session', { token });
  await ask('post', '/api/auth/login', '/api/auth/login', { body: login });
  await ask('post', '/api/auth/logout', '/api/auth/logout', { token });
});

test('events', async () => {
  // The stream ends at once.
  await api.app.changes.close();
  expect((await ask('get', '/api/events', '/api/events', { token: await api.signIn() })).status).toBe(200);
});

test('every request body has a valid example', () => {
  const documented = Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, { requestBody }]) =>
      Object.entries(requestBody?.content ?? {}).map(([kind, content]) => ({
        call: `${method} ${path}`,
        kind,
        ...content,
      })),
    ),
  );
  for (const { call, schema, example } of documented) {
    expect({ call, example }).toEqual({ call, example: expect.anything() });
    ajv.validate(schema, example);
    expect({ call, problems: ajv.errors }).toEqual({ call, problems: null });
  }
  const ofEntity = [
    'post',
    'put',
    'post batch',
    'put batch',
    'post search',
    'post count',
    'post delete',
    'post export',
  ];
  const calls = REGISTERED_ENTITIES.flatMap(({ entity: { name } }) =>
    ofEntity.map((one) => {
      const [method, rest] = one.split(' ');
      return `${method} /api/entities/${name}${rest ? `/${rest}` : ''}`;
    }),
  );
  const others = [
    'post /api/accounts',
    'put /api/accounts',
    'post /api/bookings',
    'post /api/reviews',
    'post /api/reviews/open',
    'put /api/reviews/{bookingId}',
    ...['accept-change', 'cancel', 'change', 'decline-change', 'move', 'quote', 'status'].map(
      (command) => `post /api/bookings/{id}/${command}`,
    ),
    'post /api/accounts/invitation',
    'post /api/accounts/sign-out',
    'post /api/auth/invitation',
    'put /api/auth/password',
    'post /api/auth/login',
    'put /api/auth/session',
    'put /api/fleet/order',
    'put /api/vehicle-papers/{id}',
    'put /api/vehicle-services/{id}',
    'put /api/service-intervals',
    'put /api/service-intervals/defaults',
    'post /api/documents',
    'put /api/paper-settings',
    'post /api/handovers',
    'patch /api/handovers/{id}',
    'put /api/handovers/{id}/damages/{damageId}',
    'post /api/handovers/{id}/sign',
    'post /api/customers/find',
    ...['merge', 'apart', 'documents', 'flags', 'review-flag', 'lift-flag'].map(
      (call) => `post /api/customers/{id}/${call}`,
    ),
    ...['attribution', 'charge', 'uncharge'].map((call) => `post /api/fines/{id}/${call}`),
    'put /api/fines/settings',
    'post /api/fines/import',
    'post /api/payments',
    'post /api/payments/{id}/void',
    'post /api/payments/pay-link',
    'post /api/my-bookings/{confirmationCode}/online-payments',
    'post /api/cash-counts',
    'post /api/invoices',
    'post /api/invoices/{id}/credit-note',
    'post /api/erasures',
    'put /api/reports/mail',
    'post /api/mailing/send',
    'post /api/mailing/preview',
    'post /api/mailing/resend',
    'post /api/my-bookings/open',
    'post /api/my-bookings/links',
    'post /api/my-bookings/change',
    'post /api/my-bookings/cancel',
    ...['quote', 'request', 'withdraw'].map((call) => `post /api/my-bookings/${call}`),
    'post /api/quote',
  ];
  const json = [...calls, ...others].map((call) => [call, 'application/json']);
  const photos = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/octet-stream'].map((kind) => [
    'put /api/handovers/{id}/photos/{sha256}',
    kind,
  ]);
  const uploads = [
    'post /api/vehicle-papers/{id}/files',
    'post /api/vehicle-services/{id}/files',
    'post /api/fines/{id}/files/{kind}',
    'post /api/customers/{id}/documents/{documentId}/scans',
  ];
  const kinds = [...photos.map(([, kind]) => kind), 'application/pdf'];
  const files = uploads.flatMap((call) => kinds.map((kind) => [call, kind]));
  const archive = ['post /api/archive', 'application/zip'];
  const imports = ['', '/preview'].flatMap((step) =>
    ['application/octet-stream', 'text/csv'].map((kind) => [`post /api/imports/{kind}${step}`, kind]),
  );
  expect(documented.map(({ call, kind }) => [call, kind]).sort()).toEqual(
    [...json, ...photos, ...files, ...imports, archive, ['post /api/images/upload', 'multipart/form-data']].sort(),
  );
});

test('every call of the document was tested', () => {
  const documented = Object.entries(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method} ${path}`),
  );
  expect([...checked].sort()).toEqual(documented.sort());
});
