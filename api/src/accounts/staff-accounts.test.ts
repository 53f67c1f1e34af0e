import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { STAFF, startTestApi, type TestApi } from '../../test/start-test-api.ts';
import { manageAccounts } from './manage-accounts.ts';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of ['staff_accounts', 'outbox', 'sign_in_attempts'] as const)
    await api.database.deleteFrom(table).execute();
  await rm(api.outboxDir, { recursive: true, force: true });
  await manageAccounts(api.database, 'add', STAFF.email, STAFF);
  token = await api.signIn();
});

const AGENT = { email: 'Salma@Example.com', name: ' Salma ', role: 'agent' } as const;
const PASSWORD = 'a password of hers';

const list = async () => (await api.get('/api/accounts', { token })).body.data as unknown as Account[];
const invite = async (body: object = AGENT) =>
  (await api.post('/api/accounts', body, { token })).body.data[0] as unknown as Account;
const change = (body: object) => api.put('/api/accounts', body, { token });
const accept = (secret: string, password = PASSWORD) => api.post('/api/auth/invitation', { token: secret, password });
const login = (email: string, password: string) => api.post('/api/auth/login', { email, password });
const session = (of: string) => api.get('/api/auth/session', { token: of });

interface Account {
  readonly id: number;
  readonly email: string;
  readonly isInvited: boolean;
  readonly sessions: number;
  readonly link: string;
}

function tokenOf({ link }: { readonly link: string }): string {
  return /\/login#invitation=([\w-]{22})$/.exec(link)?.[1] ?? '';
}

/** Invites an agent, who chooses the password. */
async function addAgent() {
  const invited = await invite();
  const { body } = await accept(tokenOf(invited));
  return { id: invited.id, token: body.data[0].accessToken };
}

async function ownId(): Promise<number> {
  return (await list()).find(({ email }) => email === STAFF.email)?.id ?? 0;
}

async function sentEmails(): Promise<readonly string[]> {
  await api.app.outbox.deliverDue();
  const files = await readdir(api.outboxDir);
  return Promise.all(files.map((file) => readFile(join(api.outboxDir, file), 'utf8')));
}

describe('an invitation', () => {
  test('creates an account whose person chooses the password, once, and is signed in', async () => {
    const invited = await invite();
    expect(invited).toMatchObject({ email: 'salma@example.com', name: 'Salma', role: 'agent', isInvited: true });
    expect((await login('salma@example.com', '')).status).toBe(400);
    expect((await login('salma@example.com', PASSWORD)).status).toBe(401);

    const secret = tokenOf(invited);
    expect((await accept(secret, 'short')).body.meta.problems).toEqual({ password: { type: 'too_short', minimum: 8 } });
    const accepted = await accept(secret);
    expect(accepted.status).toBe(200);
    expect(String(accepted.headers['set-cookie'])).toContain('session=');
    expect((await session(accepted.body.data[0].accessToken)).body.data).toEqual([
      { accountId: String(invited.id), email: 'salma@example.com', name: 'Salma', role: 'agent' },
    ]);
    expect((await login('salma@example.com', PASSWORD)).status).toBe(200);
    expect(await accept(secret)).toMatchObject({ status: 410, body: { meta: { type: 'link_used' } } });
    expect((await list()).find(({ id }) => id === invited.id)).toMatchObject({ isInvited: false, sessions: 2 });
  });

  test('is sent in the language of the person, with a link of its own; the outbox keeps no link', async () => {
    await invite({ ...AGENT, language: 'fr' });
    const [email = ''] = await sentEmails();
    expect(email).toMatch(/^To: salma@example\.com/m);
    const decoded = email.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
    const secret = tokenOf({ link: /\S+#invitation=[\w-]{22}/.exec(decoded)?.[0] ?? '' });
    const row = await api.database.selectFrom('outbox').select(['sent_text', 'subject']).executeTakeFirst();
    expect(row?.subject).toMatch(/console/);
    expect(row?.subject).not.toMatch(/Your access/);
    expect(row?.sent_text).not.toContain(secret);
    expect((await accept(secret)).status).toBe(200);
  });

  test('expires after seven days; a new link replaces earlier ones and their e-mails', async () => {
    const invited = await invite();
    api.time.now = new Date(api.time.now.getTime() + 7 * 86_400_000);
    token = await api.signIn();
    expect(await accept(tokenOf(invited))).toMatchObject({ status: 410, body: { meta: { type: 'link_expired' } } });
    const again = await api.post('/api/accounts/invitation', { id: invited.id }, { token });
    const [renewed] = again.body.data as unknown as [Account];
    expect(await accept(tokenOf(invited))).toMatchObject({ status: 410, body: { meta: { type: 'link_used' } } });
    expect((await accept(tokenOf(renewed))).status).toBe(200);
    const history = await api.get('/api/audit?entity=Accounts', { token });
    expect(history.body.data).toContainEqual(
      expect.objectContaining({
        subject: 'Salma',
        actor: { kind: 'staff', name: STAFF.email },
        changes: [{ field: 'invitation' }],
      }),
    );
    // Neither e-mail is sent: both became obsolete while they were in the outbox.
    expect(await sentEmails().catch(() => [])).toEqual([]);
  });

  test('of an address that has an account is refused', async () => {
    const answer = await api.post('/api/accounts', { ...AGENT, email: STAFF.email }, { token });
    expect(answer).toMatchObject({ status: 409, body: { meta: { type: 'account_exists' } } });
  });

  test('a link used twice at the same moment works once', async () => {
    const secret = tokenOf(await invite());
    const answers = await Promise.all([accept(secret), accept(secret, 'another password')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });
});

describe('an owner', () => {
  test('disables an agent, which ends the sessions and revokes links', async () => {
    const agent = await addAgent();
    const again = await api.post('/api/accounts/invitation', { id: agent.id }, { token });
    expect(await change({ id: agent.id, disabled: true })).toMatchObject({
      status: 200,
      body: { data: [{ sessions: 0 }] },
    });
    expect((await session(agent.token)).status).toBe(401);
    expect((await login(AGENT.email, PASSWORD)).status).toBe(401);
    expect((await accept(tokenOf((again.body.data as unknown as [Account])[0]))).status).toBe(410);
    expect((await api.post('/api/accounts/invitation', { id: agent.id }, { token })).status).toBe(404);
    await change({ id: agent.id, disabled: false });
    expect((await login(AGENT.email, PASSWORD)).status).toBe(200);
  });

  test('signs somebody out everywhere, changes a role, and removes an account', async () => {
    const agent = await addAgent();
    await api.post('/api/accounts/sign-out', { id: agent.id }, { token });
    expect((await session(agent.token)).status).toBe(401);

    const next = (await login(AGENT.email, PASSWORD)).body.data[0].accessToken;
    await change({ id: agent.id, name: 'Salma B.' });
    expect((await session(next)).status).toBe(200);
    await change({ id: agent.id, role: 'owner' });
    // A change of the role ends the sessions, whose tokens contain the former one.
    expect((await session(next)).status).toBe(401);

    expect((await api.delete(`/api/accounts/${agent.id}`, { token })).status).toBe(200);
    expect(await list()).toHaveLength(1);
    expect((await api.delete(`/api/accounts/${agent.id}`, { token })).status).toBe(404);
    expect((await change({ id: agent.id, name: 'x' })).status).toBe(404);
  });

  test('the last owner who can sign in cannot be disabled, demoted or deleted', async () => {
    const id = await ownId();
    // An owner without a password cannot sign in.
    const invited = await invite({ ...AGENT, role: 'owner' });
    const attempts = async () => [
      await change({ id, disabled: true }),
      await change({ id, role: 'agent' }),
      await api.delete(`/api/accounts/${id}`, { token }),
    ];
    for (const refused of await attempts())
      expect(refused).toMatchObject({ status: 409, body: { meta: { type: 'last_owner' } } });
    expect((await change({ id, name: 'Owner' })).status).toBe(200);
    await accept(tokenOf(invited));
    expect((await change({ id, role: 'agent' })).status).toBe(200);
  });

  test('two owners who demote each other at once: one stays', async () => {
    const invited = await invite({ ...AGENT, role: 'owner' });
    const other = (await accept(tokenOf(invited))).body.data[0].accessToken;
    const id = await ownId();
    await Promise.all([
      change({ id: invited.id, role: 'agent' }),
      api.put('/api/accounts', { id, role: 'agent' }, { token: other }),
    ]);
    const owners = await api.database.selectFrom('staff_accounts').select('id').where('role', '=', 'owner').execute();
    expect(owners).toHaveLength(1);
  });
});

describe('the own password', () => {
  const changeOwn = (body: object, of = token) => api.put('/api/auth/password', body, { token: of });

  test('is changed with the current one, which ends the other sessions', async () => {
    const other = await api.signIn();
    const wrong = await changeOwn({ current: 'a guess', next: PASSWORD });
    expect(wrong).toMatchObject({ status: 400, body: { meta: { problems: { current: { type: 'wrong_password' } } } } });
    expect((await changeOwn({ current: STAFF.password, next: 'short' })).status).toBe(400);
    expect((await changeOwn({ current: STAFF.password, next: PASSWORD })).status).toBe(200);
    expect((await session(token)).status).toBe(200);
    expect((await session(other)).status).toBe(401);
    expect((await login(STAFF.email, STAFF.password)).status).toBe(401);
    expect((await login(STAFF.email, PASSWORD)).status).toBe(200);
  });

  test('cannot be guessed with a session', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await changeOwn({ current: `guess ${attempt}`, next: PASSWORD });
    expect(await changeOwn({ current: STAFF.password, next: PASSWORD })).toMatchObject({
      status: 429,
      body: { meta: { reason: 'too_many_sign_ins' } },
    });
  });
});

test('a member of staff changes the own name, and signs out everywhere', async () => {
  const other = await api.signIn();
  expect((await api.put('/api/auth/session', { name: ' Karima ' }, { token })).body.data[0]).toMatchObject({
    name: 'Karima',
  });
  expect((await session(other)).body.data[0]).toMatchObject({ name: 'Karima' });
  const answer = await api.post('/api/auth/sign-out-everywhere', undefined, { token });
  expect(String(answer.headers['set-cookie'])).toMatch(/^session=;/);
  for (const ended of [token, other]) expect((await session(ended)).status).toBe(401);
});
