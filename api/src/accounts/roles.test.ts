import { hasPermission, PERMISSIONS, type Permission } from 'shared-kit/domain';
import { addBookings } from '../../test/add-bookings.ts';
import { exampleCar } from '../../test/examples.ts';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';
import { manageAccounts } from './manage-accounts.ts';

let api: TestApi;
let agent: string;
let operations: readonly Operation[];

interface Operation {
  readonly call: string;
  readonly security?: unknown;
  readonly 'x-permission'?: Permission;
}

const AGENT = { email: 'agent@example.com', password: 'a password of an agent' };

/** Calls of visitors; the API itself limits what they see. */
const PUBLIC = [
  'GET /api/alternatives',
  'GET /api/availability',
  'GET /api/documents/{id}/file',
  'GET /api/entities/Cars/columns',
  'GET /api/entities/Cars/{id}',
  'GET /api/fleet',
  'GET /api/health',
  'GET /api/level',
  'GET /api/my-bookings',
  'GET /api/my-bookings/{confirmationCode}/calendar.ics',
  'GET /api/my-bookings/{confirmationCode}/documents',
  'GET /api/my-bookings/{confirmationCode}/photos',
  'GET /api/my-bookings/{confirmationCode}/review',
  'GET /api/photos/{fileId}',
  'GET /api/rates',
  'GET /api/reviews',
  'POST /api/auth/invitation',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/bookings',
  'POST /api/entities/Cars/search',
  'POST /api/entities/CarsBooking',
  'POST /api/entities/CarsBooking/search',
  'POST /api/my-bookings/cancel',
  'POST /api/my-bookings/change',
  'POST /api/my-bookings/forget',
  'POST /api/my-bookings/links',
  'POST /api/my-bookings/open',
  'POST /api/my-bookings/quote',
  'POST /api/my-bookings/request',
  'POST /api/my-bookings/withdraw',
  'POST /api/quote',
  'POST /api/reviews',
  'POST /api/reviews/open',
];

/**
 * Calls that every member of staff may make: those about the own account, and the history, whose permission depends on
 * the entity.
 */
const EVERY_MEMBER_OF_STAFF = [
  'GET /api/audit',
  'GET /api/auth/session',
  'POST /api/auth/sign-out-everywhere',
  'PUT /api/auth/password',
  'PUT /api/auth/session',
];

beforeAll(async () => {
  api = await startTestApi();
  await manageAccounts(api.database, 'add', AGENT.email, { ...AGENT, role: 'agent' });
  agent = (await api.post('/api/auth/login', AGENT)).body.data[0].accessToken;
  const { paths } = JSON.parse((await api.get('/api/openapi.json')).text) as {
    paths: Record<string, Record<string, Omit<Operation, 'call'>>>;
  };
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, call: `${method.toUpperCase()} ${path}` })),
  );
});
afterAll(() => api.close());

const callsOf = (found: readonly Operation[]) => found.map(({ call }) => call).sort();

/** Makes a call with placeholder ids and an empty body, to test its authorization only. Returns the status. */
async function tryOut(call: string, token?: string): Promise<number> {
  const [method = '', path = ''] = call.split(' ');
  const url = path.replace(/\{\w+\}/g, '999999');
  const send = { GET: api.get, DELETE: api.delete, POST: api.post, PUT: api.put, PATCH: api.patch }[method];
  const options = { token };
  return method === 'GET' || method === 'DELETE'
    ? ((await send?.(url, options as never))?.status ?? 0)
    : ((await send?.(url, {} as never, options))?.status ?? 0);
}

test('every call is public, for every member of staff, or needs a permission', () => {
  expect(callsOf(operations.filter(({ security }) => !security))).toEqual(PUBLIC);
  const forStaff = operations.filter((operation) => operation.security && !operation['x-permission']);
  expect(callsOf(forStaff)).toEqual(EVERY_MEMBER_OF_STAFF);
});

test('calls are refused without a session, and to agents where the owner role is required', async () => {
  for (const { call, security, 'x-permission': permission } of operations) {
    if (!security) continue;
    expect({ call, status: await tryOut(call) }).toEqual({ call, status: 401 });
    // The first call would end the session; the response to the second is a stream without an end.
    if (call.endsWith('/sign-out-everywhere') || call.endsWith('/events')) continue;
    const status = await tryOut(call, agent);
    const isRefused = permission !== undefined && !hasPermission('agent', permission);
    expect({ call, isRefused: status === 403 }).toEqual({ call, isRefused });
  }
});

test('an agent may handle bookings, but not prices, cars and accounts', async () => {
  expect(Object.keys(PERMISSIONS).filter((permission) => !hasPermission('agent', permission as Permission))).toEqual([
    'bookings.delete',
    'bookings.erase',
    'customers.override',
    'cars.create',
    'cars.price',
    'cars.delete',
    'vehiclePapers.settings',
    'vehiclePapers.override',
    'fines.delete',
    'fines.settings',
    'mail.templates',
    'prices.write',
    'payments.void',
    'invoices.credit',
    'papers.settings',
    'reviews.manage',
    'reports.read',
    'data.transfer',
    'accounts.manage',
    'releases.read',
  ]);
  await api.addCars(exampleCar());
  const [id] = await addBookings(api.database, {});
  const staff = { token: agent };
  const booking = { id, status: 'reserved' };
  expect((await api.put('/api/entities/CarsBooking', booking, staff)).status).toBe(200);
  expect(await api.delete(`/api/entities/CarsBooking/${id}`, staff)).toMatchObject({
    status: 403,
    body: { meta: { type: 'Forbidden', reason: 'forbidden_role' } },
  });
  expect((await api.put('/api/entities/Cars', { CarId: 'duster', features: ['4x4'] }, staff)).status).toBe(200);
  const query = { entity: 'Accounts' };
  expect((await api.get(`/api/audit?${new URLSearchParams(query)}`, staff)).status).toBe(403);
});
