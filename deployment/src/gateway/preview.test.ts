import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { publishSmallBuild, publishSmallBuilds } from '../../test/publish-small-builds.ts';
import { activateReleases } from '../release-store/activate-releases.ts';
import { createPreview, endPreview, listPreviews } from '../release-store/previews.ts';
import { releaseFolder } from '../release-store/release-store.ts';
import { buildGateway } from './gateway.ts';

const SET = { host: 'v2', public: 'v2', admin: 'v2' };

let folder: string;
let store: { root: string };
let gateway: FastifyInstance;
let token: string;
let id: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'preview-'));
  store = await publishSmallBuilds(folder);
  for (const app of ['host', 'public', 'admin'] as const)
    await publishSmallBuild(store, app, 'v2', { description: { contractVersion: 2 } });
  gateway = await buildGateway({
    store,
    site: DEFAULT_SITE_SETTINGS,
    apiOrigin: 'http://127.0.0.1:1',
    trustedProxies: ['127.0.0.1'],
    logLevel: 'silent',
  });
});
beforeEach(async () => {
  const made = await createPreview(store, SET, { hours: 2, by: 'anna' });
  [token, id] = [made.token, made.preview.id];
});
afterEach(async () => {
  for (const preview of await listPreviews(store)) await endPreview(store, preview.id);
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const visit = (value: string) => gateway.inject({ url: '/faq', headers: { cookie: `other=%zz; preview=${value}` } });

test('only browsers that followed the link get the preview of a set', async () => {
  const { statusCode, headers } = await gateway.inject(`/faq?preview=${token}`);
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, '/faq', 'no-store']);
  expect(headers['set-cookie']).toMatch(
    new RegExp(`^preview=${token}; Path=/; Expires=[^;]+ GMT; HttpOnly; SameSite=Lax$`),
  );
  const seen = await visit(token);
  expect(seen.body).toContain('/releases/host/v2/main.abc.js');
  expect(seen.body).toContain('/releases/public/v2/main.abc.js');
  expect(seen.body).toContain('"preview":"host@v2 public@v2 admin@v2"');
  expect(seen.headers['cache-control']).toBe('private, no-store');
  expect((await gateway.inject('/faq')).body).not.toContain('v2');
});

test('over TLS the preview cookie is Secure', async () => {
  const { headers } = await gateway.inject({
    url: `/?preview=${token}`,
    headers: { 'x-forwarded-proto': 'https' },
    remoteAddress: '127.0.0.1',
  });
  expect(headers['set-cookie']).toMatch(/; Secure/);
});

test('?preview=off ends the preview in one browser, without redirecting to another site', async () => {
  const { statusCode, headers } = await gateway.inject('//evil.example?preview=off');
  expect([statusCode, headers.location]).toEqual([302, '/evil.example']);
  expect(headers['set-cookie']).toMatch(/^preview=; .*Expires=Thu, 01 Jan 1970/);
});

/** Expects the active site, and a response that deletes the cookie. */
async function expectGone(): Promise<void> {
  const { statusCode, body, headers } = await visit(token);
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(body).toContain('/releases/public/v1/');
  expect(headers['set-cookie']).toMatch(/^preview=; .*Expires=Thu, 01 Jan 1970/);
  const followed = await gateway.inject(`/?preview=${token}`);
  expect([followed.statusCode, followed.headers['set-cookie']]).toEqual([404, undefined]);
}

test('after the preview was ended, its browsers get the active site', async () => {
  await endPreview(store, id);
  await expectGone();
});

test('after the preview expired, its browsers get the active site', async () => {
  const [name = ''] = await readdir(path.join(store.root, 'previews'));
  const file = path.join(store.root, 'previews', name);
  const document = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...document, expiresAt: '2026-01-01T00:00:00.000Z' }));
  await expectGone();
});

test('a preview of a modified release is not served', async () => {
  const file = path.join(releaseFolder(store, 'public', 'v2'), 'release.json');
  const published = await readFile(file, 'utf8');
  await writeFile(file, `${published} `);
  await expectGone();
  await writeFile(file, published);
});

test.each(['public@v2', '../active', '', 'a'.repeat(22), '%zz'])(
  'an invalid token gets the active site: %p',
  async (guess) => {
    const followed = await gateway.inject(`/?preview=${encodeURIComponent(guess)}&preview=${token}`);
    expect([followed.statusCode, followed.headers['set-cookie']]).toEqual([404, undefined]);
    expect((await gateway.inject(`/?preview=${encodeURIComponent(guess)}`)).statusCode).toBe(404);
    expect((await visit(guess)).body).toContain('/releases/public/v1/');
  },
);

test('a preview that is incompatible with the active releases is not served', async () => {
  await publishSmallBuild(store, 'public', 'v3');
  ({ token } = await createPreview(store, { public: 'v3' }, { hours: 2, by: 'anna' }));
  expect((await visit(token)).body).toContain('/releases/public/v3/');
  const { revision } = (await activateReleases(store, SET)).activation;
  while ((await gateway.inject('/active.json')).json().revision !== revision) await sleep(20);
  const { body, headers } = await visit(token);
  expect(body).toContain('/releases/public/v2/');
  expect(headers['set-cookie']).toMatch(/^preview=; /);
});
