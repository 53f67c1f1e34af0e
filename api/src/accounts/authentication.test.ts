import { createHmac } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { exampleCar } from '../../test/examples.ts';
import { readToken, STAFF, signToken, startTestApi, type TestApi } from '../../test/start-test-api.ts';
import { manageAccounts } from './manage-accounts.ts';

// The real implementation; `verify` is wrapped in a mock that counts its calls.
jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return { ...actual, verify: jest.fn(actual.verify) };
});

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ trustedProxies: ['loopback'] });
  await api.addCars(exampleCar());
});
afterAll(() => api.close());
beforeEach(() => api.database.deleteFrom('sign_in_attempts').execute());

const login = (body: unknown, address?: string) =>
  api.post('/api/auth/login', body, address ? { headers: { 'x-forwarded-for': address } } : {});
const readBookings = (headers: Record<string, string>) =>
  api.post('/api/entities/CarsBooking/search', { fields: ['customerName'] }, { headers });
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a token from sign-in authorizes staff requests', async () => {
  const { status, body } = await login({ ...STAFF, email: ' Staff@Example.com ' });
  expect(status).toBe(200);
  expect(body).toEqual({ code: 200, data: [{ accessToken: expect.any(String), expiresIn: 43_200 }] });
  expect((await readBookings({ authorization: `Bearer ${body.data[0].accessToken}` })).status).toBe(200);
});

test('the session cookie authorizes staff requests from this site only', async () => {
  const cookies = (await login(STAFF)).headers['set-cookie'] as string[];
  const cookie = cookies.find((one) => one.startsWith('session=')) ?? '';
  expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/);
  const pair = cookie.split(';')[0] ?? '';
  expect((await readBookings({ cookie: pair })).status).toBe(200);
  const own = { cookie: pair, host: 'cars.example', origin: 'https://cars.example' };
  expect((await readBookings(own)).status).toBe(200);
  const secure = { ...own, 'x-forwarded-proto': 'https' };
  expect((await readBookings(secure)).status).toBe(200);
  expect((await readBookings({ ...secure, origin: 'http://cars.example' })).status).toBe(403);
  for (const origin of ['https://evil.example', 'null', 'https://cars.example.evil.example']) {
    const answer = await readBookings({ ...own, origin });
    expect(answer).toMatchObject({ status: 403, body: { meta: { type: 'Forbidden' } } });
  }
});

test('over https the session cookie is Secure', async () => {
  const { headers } = await api.post('/api/auth/login', STAFF, { headers: { 'x-forwarded-proto': 'https' } });
  expect(String(headers['set-cookie'])).toContain('; Secure');
});

test.each([
  ['wrong password', { ...STAFF, password: 'wrong' }, 401],
  ['unknown e-mail', { email: 'nobody@example.com', password: 'wrong' }, 401],
  ['no password', { email: STAFF.email }, 400],
  ['empty password', { ...STAFF, password: '' }, 400],
  ['an object for a password', { ...STAFF, password: { $ne: '' } }, 400],
  ['an e-mail without end', { ...STAFF, email: 'a'.repeat(300) }, 400],
])('%s', async (_, body, status) => {
  const answer = await login(body);
  expect(answer.status).toBe(status);
  expect(answer.body.code).toBe(status);
  expect(answer.body.data).toBeUndefined();
});

test('an unknown e-mail gets the same response as a wrong password, and the same password hashing', async () => {
  const tryOut = async (email: string) => {
    jest.mocked(verify).mockClear();
    const { status, body } = await login({ email, password: 'wrong' });
    const costs = jest.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4));
    return { status, body: { ...body, meta: body.meta.type }, costs };
  };
  const known = await tryOut(STAFF.email);
  expect(known.costs).toEqual([['', 'argon2id', 'v=19', expect.stringMatching(/^m=\d+,t=\d+,p=\d+$/)]]);
  expect(await tryOut('nobody@example.com')).toEqual(known);
});

describe('after ten failures in a quarter of an hour', () => {
  test('the IP gets 429, other IPs do not', async () => {
    for (let i = 0; i < 10; i += 1)
      expect((await login({ email: `someone${i}@example.com`, password: 'x' }, '192.0.2.1')).status).toBe(401);
    const refused = await login(STAFF, '192.0.2.1');
    expect(refused).toMatchObject({ status: 429, body: { meta: { type: 'too_many_requests' } } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(880);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
    expect((await login(STAFF, '192.0.2.2')).status).toBe(200);
    api.time.now = new Date(api.time.now.getTime() + 15 * 60_000 + 1);
    expect((await login(STAFF, '192.0.2.1')).status).toBe(200);
  });

  test('the e-mail gets 429 from every IP', async () => {
    for (let i = 0; i < 10; i += 1)
      await login({ email: 'victim@example.com', password: `guess ${i}` }, `192.0.2.${i}`);
    expect((await login({ email: 'Victim@example.com', password: 'guess' }, '192.0.2.99')).status).toBe(429);
    expect((await login(STAFF, '192.0.2.1')).status).toBe(200);
  });

  test('the owner can sign in on a known device, whose failures are counted separately', async () => {
    const cookies = (await login(STAFF, '192.0.2.200')).headers['set-cookie'] as string[];
    const device = cookies.find((cookie) => cookie.startsWith('device='))?.split(';')[0] ?? '';
    expect(cookies.find((cookie) => cookie.startsWith('device='))).toMatch(
      /Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
    );
    for (let i = 0; i < 12; i += 1) await login({ ...STAFF, password: `guess ${i}` }, '192.0.2.66');
    const own = (body: object) => api.post('/api/auth/login', body, { headers: { cookie: device } });
    expect((await own(STAFF)).status).toBe(200);
    // The device cookie grants no access: it has its own limit of ten failures, is valid for this account only, and is
    // not accepted as a session.
    for (let i = 0; i < 10; i += 1) expect((await own({ ...STAFF, password: `guess ${i}` })).status).toBe(401);
    expect((await own(STAFF)).status).toBe(429);
    expect((await readBookings({ cookie: device.replace('device=', 'session=') })).status).toBe(401);
    expect((await readBookings({ authorization: `Bearer ${device.replace('device=', '')}` })).status).toBe(401);
  });

  test('the owner can sign in on a new device: an account under attack allows three attempts per network', async () => {
    for (let i = 0; i < 30; i += 1) await login({ ...STAFF, password: `guess ${i}` }, `192.0.2.${i % 10}`);
    const wrong = { ...STAFF, password: 'mistyped' };
    for (let i = 0; i < 2; i += 1) expect((await login(wrong, '198.51.100.1')).status).toBe(429);
    expect((await login(STAFF, '198.51.100.1')).status).toBe(200);
    // A successful sign-in does not reset the limit.
    expect((await login(wrong, '198.51.100.1')).status).toBe(429);
    expect((await login(STAFF, '198.51.100.1')).status).toBe(429);
    expect((await login(STAFF, '198.51.100.2')).status).toBe(200);
    expect((await login({ email: 'nobody@example.com', password: 'x' }, '198.51.100.1')).status).toBe(401);
    api.time.now = new Date(api.time.now.getTime() + 15 * 60_000 + 1);
    expect((await login(STAFF, '198.51.100.1')).status).toBe(200);
  });

  test('of 100 concurrent attempts from one network on an account under attack, three are checked', async () => {
    for (let i = 0; i < 10; i += 1) await login({ ...STAFF, password: `guess ${i}` }, `192.0.2.${i}`);
    const rush = await Promise.all(
      Array.from({ length: 100 }, () => login({ ...STAFF, password: 'guess' }, '198.51.100.3')),
    );
    expect(new Set(rush.map(({ status }) => status))).toEqual(new Set([429]));
    const checked = await api.database.selectFrom('sign_in_attempts').select('id').execute();
    expect(checked.length).toBeLessThanOrEqual(13);
  });

  test('of 100 concurrent attempts, ten are checked', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => login({ email: 'rush@example.com', password: `guess ${i}` }, '192.0.2.50')),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
  });

  test('a successful sign-in is not counted', async () => {
    for (let i = 0; i < 15; i += 1) expect((await login(STAFF, '192.0.2.77')).status).toBe(200);
  });
});

describe('a request with an invalid token is anonymous', () => {
  async function statusOf(token: string): Promise<number> {
    const car = await api.get('/api/entities/Cars/duster', { token });
    expect(car.status).toBe(200);
    return (await readBookings({ authorization: `Bearer ${token}` })).status;
  }

  test.each([
    ['nonsense', () => 'nonsense'],
    ['not signed', (good: string) => `${good.split('.').slice(0, 2).join('.')}.`],
    ['alg none', (good: string) => `${encode({ alg: 'none', typ: 'JWT' })}.${good.split('.')[1]}.`],
    ['another payload', (good: string) => `${good.split('.')[0]}.${encode({ sid: 'x' })}.${good.split('.')[2]}`],
    [
      'another secret',
      (good: string) => {
        const signed = good.split('.').slice(0, 2).join('.');
        return `${signed}.${createHmac('sha256', 'guess').update(signed).digest('base64url')}`;
      },
    ],
  ])('%s', async (_, forge) => {
    expect(await statusOf(forge(await api.signIn()))).toBe(401);
  });

  test('expired', async () => {
    const { sid } = readToken(await api.signIn());
    const now = Math.floor(Date.now() / 1_000);
    expect(await statusOf(signToken({ sid, exp: now + 60 }))).toBe(200);
    expect(await statusOf(signToken({ sid, exp: now - 1 }))).toBe(401);
  });

  test('of a session that has ended', async () => {
    const token = await api.signIn();
    await api.database.deleteFrom('staff_sessions').execute();
    expect(await statusOf(token)).toBe(401);
  });

  test('of an account that was disabled', async () => {
    const token = await api.signIn();
    await api.database.updateTable('staff_accounts').set({ disabled: true }).execute();
    expect(await statusOf(token)).toBe(401);
    expect((await login(STAFF)).status).toBe(401);
    await api.database.updateTable('staff_accounts').set({ disabled: false }).execute();
  });
});

describe('signing out', () => {
  test('revokes this token at once, and no other', async () => {
    const [token, other] = [await api.signIn(), await api.signIn()];
    const answer = await api.post('/api/auth/logout', undefined, { token });
    expect(answer).toMatchObject({ status: 200, body: { code: 200, data: [] } });
    expect(String(answer.headers['set-cookie'])).toMatch(/^session=;.*Path=\//);
    expect((await readBookings({ authorization: `Bearer ${token}` })).status).toBe(401);
    expect((await readBookings({ authorization: `Bearer ${other}` })).status).toBe(200);
    expect((await api.post('/api/auth/logout', undefined, { token })).status).toBe(200);
  });

  test.each(['password', 'disable', 'remove'] as const)(
    'admin %s revokes all tokens of the account',
    async (action) => {
      const account = { email: `${action}@example.com`, password: 'a password of theirs' };
      await manageAccounts(api.database, 'add', account.email, account);
      const token = (await login(account)).body.data[0].accessToken;
      const mine = await api.signIn();
      await manageAccounts(api.database, action, account.email);
      expect((await readBookings({ authorization: `Bearer ${token}` })).status).toBe(401);
      expect((await readBookings({ authorization: `Bearer ${mine}` })).status).toBe(200);
      expect((await login(account)).status).toBe(401);
    },
  );
});

describe('the language of an account', () => {
  const session = (token: string) => api.get('/api/auth/session', { token });
  const choose = (token: string, body: object) => api.put('/api/auth/session', body, { token });

  test('is changed by its owner, for every session and the next sign-in, and for no other account', async () => {
    const account = { email: 'french@example.com', password: 'a password of theirs' };
    await manageAccounts(api.database, 'add', account.email, account);
    const signIn = async () => (await login(account)).body.data[0] as object as { accessToken: string };
    const [first, second] = [await signIn(), await signIn()];
    expect(first).not.toHaveProperty('language');
    expect((await session(first.accessToken)).body.data).toEqual([
      { accountId: expect.any(String), email: 'french@example.com', name: '', role: 'owner' },
    ]);

    const changed = await choose(first.accessToken, { language: 'fr' });
    expect(changed).toMatchObject({ status: 200, body: { data: [{ accountId: expect.any(String), language: 'fr' }] } });
    expect((await session(second.accessToken)).body.data).toEqual(changed.body.data);
    expect(await signIn()).toMatchObject({ language: 'fr' });
    expect((await session(await api.signIn())).body.data[0]).not.toHaveProperty('language');

    await choose(second.accessToken, { language: null });
    expect(await signIn()).not.toHaveProperty('language');
  });

  test.each([[{}], [{ language: 'de' }], [{ language: 'fr', accountId: '1' }]])('%j is refused', async (body) => {
    expect((await choose(await api.signIn(), body)).status).toBe(400);
  });
});

test('a dismissed notice about e-mail files is kept for its account, not for others', async () => {
  const account = { email: 'dismisses@example.com', password: 'a password of theirs' };
  await manageAccounts(api.database, 'add', account.email, account);
  const token = (await login(account)).body.data[0].accessToken;
  const status = async (of: string) => (await api.get('/api/mailing/status', { token: of })).body.data[0];
  expect(await status(token)).toMatchObject({ hidesFilesNotice: false });
  expect((await api.put('/api/auth/session', { hidesFilesNotice: true }, { token })).status).toBe(200);
  expect(await status(token)).toMatchObject({ hidesFilesNotice: true });
  expect(await status(await api.signIn())).toMatchObject({ hidesFilesNotice: false });
});

describe('the accounts command', () => {
  test('adds and lists accounts, sets a new password', async () => {
    const [, line] = await manageAccounts(api.database, 'add', ' New@Example.com ');
    const password = line?.replace('password: ', '') ?? '';
    expect((await login({ email: 'new@example.com', password })).status).toBe(200);
    await manageAccounts(api.database, 'disable', 'new@example.com');
    expect(await manageAccounts(api.database, 'list')).toContainEqual(
      expect.stringMatching(/^new@example\.com {2}owner {2}disabled {2}since \d{4}-/),
    );
    await manageAccounts(api.database, 'enable', 'new@example.com');
    await manageAccounts(api.database, 'password', 'new@example.com', { password: 'another one of mine' });
    expect((await login({ email: 'new@example.com', password: 'another one of mine' })).status).toBe(200);
  });

  test.each([
    ['add', STAFF.email, undefined, /already/],
    ['add', 'no address', undefined, /not an e-mail address/],
    ['add', 'short@example.com', 'short', /8 to 200/],
    ['password', 'nobody@example.com', undefined, /no account/],
    ['remove', 'nobody@example.com', undefined, /no account/],
  ] as const)('%s %s is refused', async (action, email, password, line) => {
    await expect(manageAccounts(api.database, action, email, { password })).rejects.toThrow(line);
  });
});

test('responses have security headers', async () => {
  const { headers } = await api.get('/api/entities/Cars/duster');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
});
