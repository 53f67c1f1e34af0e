import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ANSWER_PROBLEMS, FIELD_PROBLEMS, REASON_TYPES } from 'shared-kit/domain';
import { CMI_SETTINGS } from '../../../test/cmi-page.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

interface Schema {
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, { readonly enum?: unknown; readonly description?: string }>>;
}
interface Operation {
  readonly summary?: string;
  readonly security?: unknown;
  readonly requestBody: { readonly content: Record<'application/json', { readonly schema: Schema }> };
}
interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('the OpenAPI 3.1 document has every call with its permissions and parameters', async () => {
  const { status, text } = await api.get('/api/openapi.json');
  expect(status).toBe(200);
  const body: Document = JSON.parse(text);
  expect(body.openapi).toBe('3.1.0');
  const calls = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const ofEntity = (name: string) => [
    `GET /api/entities/${name}/{id}`,
    `POST /api/entities/${name}`,
    `POST /api/entities/${name}/batch`,
    `PUT /api/entities/${name}`,
    `PUT /api/entities/${name}/batch`,
    `POST /api/entities/${name}/search`,
    `POST /api/entities/${name}/count`,
    `POST /api/entities/${name}/delete`,
    `DELETE /api/entities/${name}/{id}`,
    `GET /api/entities/${name}/columns`,
    `POST /api/entities/${name}/export`,
  ];
  expect(calls.sort()).toEqual(
    [
      ...ofEntity('Cars'),
      ...ofEntity('CarsBooking'),
      'GET /api/accounts',
      'POST /api/accounts',
      'POST /api/bookings',
      ...['accept-change', 'cancel', 'change', 'decline-change', 'delete', 'move', 'quote', 'status'].map(
        (command) => `POST /api/bookings/{id}/${command}`,
      ),
      'PUT /api/accounts',
      'POST /api/accounts/invitation',
      'POST /api/accounts/sign-out',
      'DELETE /api/accounts/{id}',
      'GET /api/audit',
      'POST /api/auth/invitation',
      'PUT /api/auth/password',
      'POST /api/auth/sign-out-everywhere',
      ...ofEntity('CarBlocks'),
      ...ofEntity('Customers'),
      'GET /api/customers/{id}',
      'GET /api/customers/{id}/data',
      'GET /api/erasures/customers/{id}',
      'POST /api/erasures/customers/{id}',
      'GET /api/customers/of-booking/{id}',
      'POST /api/customers/find',
      ...['merge', 'unmerge', 'documents', 'flags', 'lift-flag'].map((call) => `POST /api/customers/{id}/${call}`),
      'DELETE /api/customers/{id}/documents/{documentId}',
      'POST /api/customers/{id}/documents/{documentId}/scans',
      'DELETE /api/customers/{id}/scans/{fileId}',
      'GET /api/customers/scans/{fileId}',
      'GET /api/customers/flags-to-review',
      'GET /api/customers/overrides',
      'POST /api/customers/{id}/apart',
      'POST /api/customers/{id}/review-flag',
      ...ofEntity('Fines'),
      'GET /api/fines/holders',
      'GET /api/fines/files/{fileId}',
      'GET /api/fines/{id}',
      ...['attribution', 'charge', 'uncharge', 'letter'].map((call) => `POST /api/fines/{id}/${call}`),
      'GET /api/fines/settings',
      'POST /api/fines/import',
      'PUT /api/fines/settings',
      'POST /api/fines/{id}/files/{kind}',
      'DELETE /api/fines/{id}/files/{fileId}',
      ...ofEntity('EmailTemplates'),
      ...['PriceSeasons', 'LengthDiscounts', 'Extras', 'Places', 'RentalTerms'].flatMap(ofEntity),
      'GET /api/rates',
      'GET /api/reviews',
      'GET /api/reviews/all',
      'POST /api/reviews',
      'POST /api/reviews/open',
      'PUT /api/reviews/{bookingId}',
      'POST /api/mailing/preview',
      'POST /api/auth/login',
      'POST /api/auth/logout',
      'GET /api/auth/session',
      'PUT /api/auth/session',
      'GET /api/alternatives',
      'GET /api/availability',
      'GET /api/events',
      'GET /api/fleet',
      'PUT /api/fleet/order',
      'GET /api/vehicle-papers',
      'GET /api/vehicle-papers/due',
      'GET /api/vehicle-papers/cars',
      'GET /api/vehicle-papers/files/{fileId}',
      'PUT /api/vehicle-papers/{id}',
      'DELETE /api/vehicle-papers/{id}',
      'POST /api/vehicle-papers/{id}/files',
      'DELETE /api/vehicle-papers/{id}/files/{fileId}',
      'POST /api/vehicle-services/{id}/files',
      'DELETE /api/vehicle-services/{id}/files/{fileId}',
      'PUT /api/vehicle-services/{id}',
      'DELETE /api/vehicle-services/{id}',
      'PUT /api/service-intervals',
      'PUT /api/service-intervals/defaults',
      'GET /api/health',
      'GET /api/level',
      'GET /api/archive',
      'POST /api/archive',
      'POST /api/imports/{kind}',
      'POST /api/imports/{kind}/preview',
      'POST /api/images/upload',
      'DELETE /api/images',
      'DELETE /api/booking-access/{id}',
      'GET /api/erasures/{id}',
      'POST /api/erasures',
      'POST /api/mailing/send',
      'POST /api/mailing/resend',
      'GET /api/mailing/bookings/{id}',
      'GET /api/mailing/status',
      'GET /api/open-requests',
      'GET /api/cash',
      'POST /api/cash-counts',
      'GET /api/invoices',
      'GET /api/invoices/archive',
      'GET /api/invoices/export',
      'POST /api/invoices',
      'POST /api/invoices/{id}/credit-note',
      'GET /api/payments',
      'GET /api/payments/balances',
      'POST /api/payments',
      'POST /api/payments/{id}/void',
      'GET /api/reports',
      'GET /api/reports/export',
      'GET /api/reports/mail',
      'PUT /api/reports/mail',
      'GET /api/reports/paper',
      'GET /api/documents',
      'POST /api/documents',
      'GET /api/documents/{id}/file',
      'POST /api/documents/{id}/email',
      'GET /api/my-bookings/{confirmationCode}/documents',
      'GET /api/my-bookings/{confirmationCode}/photos',
      'GET /api/my-bookings/{confirmationCode}/review',
      'GET /api/reviews/of-booking/{bookingId}',
      'GET /api/paper-settings',
      'PUT /api/paper-settings',
      'GET /api/handovers',
      'POST /api/handovers',
      'PATCH /api/handovers/{id}',
      'POST /api/handovers/{id}/sign',
      ...['damages/{damageId}', 'photos/{sha256}'].flatMap((part) => [
        `PUT /api/handovers/{id}/${part}`,
        `DELETE /api/handovers/{id}/${part}`,
      ]),
      'GET /api/cars/{carId}/damages',
      'POST /api/damages/{id}/repair',
      'GET /api/photos/{fileId}',
      'GET /api/change-requests',
      'POST /api/my-bookings/quote',
      'POST /api/my-bookings/request',
      'POST /api/my-bookings/withdraw',
      'GET /api/my-bookings',
      'POST /api/my-bookings/open',
      'POST /api/quote',
      'POST /api/my-bookings/links',
      'POST /api/my-bookings/change',
      'POST /api/my-bookings/cancel',
      'POST /api/my-bookings/forget',
      'GET /api/my-bookings/{confirmationCode}/calendar.ics',
    ].sort(),
  );
  const create = body.paths['/api/entities/Cars']?.post;
  const schema = create?.requestBody.content['application/json'].schema;
  expect(schema?.required).toEqual(['name', 'image', 'type', 'seats', 'fuel', 'transmission', 'price']);
  expect(schema?.properties.seats?.enum).toEqual([2, 4, 5, 7, 8]);
  expect(create?.security).toEqual([{ bearer: [] }, { session: [] }]);
  expect(body.paths['/api/entities/Cars/search']?.post?.security).toBeUndefined();
  const change = body.paths['/api/entities/CarsBooking']?.put?.requestBody.content['application/json'].schema;
  expect(change?.properties.basedOnStatus?.description).toContain('booking_changed');
  expect(change?.required).toEqual(['id']);
});

test('with a gateway there are the calls of card payments too', async () => {
  const callsOf = async (one: TestApi) => {
    const { paths }: Document = JSON.parse((await one.get('/api/openapi.json')).text);
    return Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
  };
  const paid = await startTestApi({ onlinePayment: CMI_SETTINGS });
  const plain = await callsOf(api);
  expect((await callsOf(paid)).filter((call) => !plain.includes(call)).sort()).toEqual([
    'get /api/my-bookings/{confirmationCode}/online-payments',
    'get /api/online-payments/return/{locale}/{confirmationCode}',
    'post /api/my-bookings/{confirmationCode}/online-payments',
    'post /api/online-payments/callback',
    'post /api/online-payments/return/{locale}/{confirmationCode}',
    'post /api/payments/pay-link',
  ]);
  await paid.close();
});

test('every call has a summary', async () => {
  const { paths }: Document = JSON.parse((await api.get('/api/openapi.json')).text);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary = '' }]) => [`${method} ${path}`, summary.length > 5]),
  );
  expect(calls).toEqual(calls.map(([call]) => [call, true]));
});

test('the documentation page loads scripts of this origin only', async () => {
  const page = await api.get('/api/docs/');
  expect(page.status).toBe(200);
  expect(page.text).toContain('swagger-ui');
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'self';/);
});

test('docs/rules.md lists every problem and its parameters', async () => {
  const rules = await readFile(join(__dirname, '../../../../docs/rules.md'), 'utf8');
  const section = rules.slice(rules.indexOf('## Error answers'), rules.indexOf('## Pages'));
  const listed = new Set([...section.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  const parameters = [ANSWER_PROBLEMS, FIELD_PROBLEMS].flatMap((table) => Object.values(table).flatMap(Object.keys));
  const names = [...Object.keys(ANSWER_PROBLEMS), ...Object.keys(FIELD_PROBLEMS), ...parameters];
  expect(names.filter((name) => !listed.has(name))).toEqual([]);
});

test('the error body of every call lists all types, reasons and parameters', async () => {
  const { paths } = JSON.parse((await api.get('/api/openapi.json')).text);
  const { meta } = paths['/api/health'].get.responses['4XX'].content['application/json'].schema.properties;
  const { type, reason, problems, price, status } = meta.properties;
  expect([...type.enum, ...reason.enum].sort()).toEqual(Object.keys(ANSWER_PROBLEMS).sort());
  expect(reason.enum).toEqual(Object.keys(REASON_TYPES));
  expect([price.description, status.description]).toEqual(['With price_changed', 'With booking_changed']);
  const problem = Object.values(problems.patternProperties ?? { any: problems.additionalProperties })[0];
  expect(problem).toMatchObject({
    required: ['type'],
    properties: {
      type: { enum: Object.keys(FIELD_PROBLEMS) },
      maximum: { description: 'With too_long, too_large, too_many, too_deep, not_a_price' },
    },
  });
});
