import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { publishSmallBuilds } from '../../test/publish-small-builds.ts';
import { buildGateway } from './gateway.ts';

const OVERRIDE = 'public@http://localhost:3001';
const STAFF = 'session=of-staff';

let folder: string;
let allowing: FastifyInstance;
let denying: FastifyInstance;
/** A stub of the API's session endpoint. */
const api = http.createServer(({ url, headers }, response) => {
  const isStaff = url === '/api/auth/session' && headers.cookie?.includes(STAFF);
  response.writeHead(isStaff ? 200 : 401).end();
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'remote-override-'));
  const store = await publishSmallBuilds(folder);
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const options = { store, site: DEFAULT_SITE_SETTINGS, apiOrigin, trustedProxies: ['127.0.0.1'], logLevel: 'silent' };
  allowing = await buildGateway({ ...options, releases: { isRemoteOverride: true } });
  denying = await buildGateway(options);
});
afterAll(async () => {
  await Promise.all([allowing.close(), denying.close()]);
  api.close();
  await rm(folder, { recursive: true });
});

const follow = (gateway: FastifyInstance, asked: string, cookie?: string) =>
  gateway.inject({
    url: `/faq?preview=${encodeURIComponent(asked)}`,
    headers: { accept: 'text/html', ...(cookie && { cookie }) },
  });
const visit = (gateway: FastifyInstance, asked: string, cookie: string) =>
  gateway.inject({ url: '/faq', headers: { cookie: `${cookie}; preview=${encodeURIComponent(asked)}` } });

test('with an override, only this staff browser gets the local remote, with a notice', async () => {
  const { statusCode, headers } = await follow(allowing, OVERRIDE, STAFF);
  expect([statusCode, headers.location]).toEqual([302, '/faq']);
  expect(headers['set-cookie']).toBe('preview=public%40http%3A%2F%2Flocalhost%3A3001; Path=/; HttpOnly; SameSite=Lax');

  const page = await visit(allowing, OVERRIDE, STAFF);
  expect(page.statusCode).toBe(200);
  expect(page.headers['cache-control']).toBe('private, no-store');
  expect(page.body).toContain('"preview":"public@http://localhost:3001"');
  expect(page.body).toContain('"entry":"http://localhost:3001/remoteEntry.js"');
  expect(page.body).not.toContain('/releases/public/');
  // Files of the active version, which the developer's machine does not have.
  expect(page.body).not.toContain('http://localhost:3001/main.abc.js');
  expect(page.body).toContain('/releases/host/v1/');

  const others = await allowing.inject('/faq');
  expect(others.body).toContain('/releases/public/v1/');
  expect(others.headers['content-security-policy']).not.toContain('localhost');
});

test('the policy additionally allows that origin only, and no eval', async () => {
  const policy = String((await visit(allowing, OVERRIDE, STAFF)).headers['content-security-policy']);
  const own = String((await allowing.inject('/faq')).headers['content-security-policy']);
  expect(policy).not.toContain('unsafe-eval');
  expect(/script-src ([^;]+)/.exec(policy)?.[1]).not.toContain('unsafe-inline');
  const added = policy
    .split(/[ ;]/)
    .filter((word) => !own.split(/[ ;]/).includes(word) && !word.startsWith("'sha256-"));
  expect([...new Set(added)].sort()).toEqual(['http://localhost:3001', 'ws://localhost:3001']);
});

/** Expects that the override link gets 404, and that the cookie gets the active site and is deleted. */
async function expectRefused(gateway: FastifyInstance, asked: string, cookie = STAFF): Promise<void> {
  const followed = await follow(gateway, asked, cookie);
  expect([asked, followed.statusCode, followed.headers['set-cookie']]).toEqual([asked, 404, undefined]);
  const { body, headers } = await visit(gateway, asked, cookie);
  expect(body).toContain('/releases/public/v1/');
  expect(body).not.toContain('remoteEntry.js');
  expect(headers['content-security-policy']).not.toContain('localhost');
  expect(headers['set-cookie']).toMatch(/^preview=; .*Expires=Thu, 01 Jan 1970/);
}

test('without REMOTE_OVERRIDE the override is refused', () => expectRefused(denying, OVERRIDE));

test.each(['session=of-somebody', 'other=1'])('without a staff session the active site is served: %s', (cookie) =>
  expectRefused(allowing, OVERRIDE, cookie),
);

test.each([
  'public@https://evil.example',
  'public@http://evil.example:3001',
  'public@http://localhost.evil.example:3001',
  'public@http://localhost:3001@evil.example',
  'public@http://user@localhost:3001',
  'public@http://localhost:3001/elsewhere',
  'public@http://localhost:3001;script-src *',
  'public@http://localhost',
  'public@http://192.168.0.2:3001',
  'host@http://localhost:3001',
  'public@http://localhost:3001\n',
])('only loopback origins are accepted: %j', (asked) => expectRefused(allowing, asked));

test('while the API is down the override is refused', async () => {
  const alone = await buildGateway({
    store: { root: path.join(folder, 'store') },
    site: DEFAULT_SITE_SETTINGS,
    apiOrigin: 'http://127.0.0.1:1',
    logLevel: 'silent',
    releases: { isRemoteOverride: true },
  });
  await expectRefused(alone, OVERRIDE);
  await alone.close();
});

test('?preview=off ends the override', async () => {
  const { statusCode, headers } = await follow(allowing, 'off', `${STAFF}; preview=${encodeURIComponent(OVERRIDE)}`);
  expect([statusCode, headers.location]).toEqual([302, '/faq']);
  expect(headers['set-cookie']).toMatch(/^preview=; .*Expires=Thu, 01 Jan 1970/);
});
