import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { publishSmallBuilds } from '../../test/publish-small-builds.ts';
import { writeHealthCounts } from '../release-store/health-counts.ts';
import { buildGateway } from './gateway.ts';

let folder: string;
let store: { root: string };
let gateway: FastifyInstance;
let isDown: boolean;
/** A stub of the API's endpoints about session and level. */
const api = http.createServer(({ url, headers }, response) => {
  const role = /session=(\w+)/.exec(headers.cookie ?? '')?.[1];
  const answer = url === '/api/level' ? { level: 7, supported: 5 } : { data: [{ role }] };
  const status = isDown ? 503 : url === '/api/level' || role === 'owner' || role === 'agent' ? 200 : 401;
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'release-status-'));
  store = await publishSmallBuilds(folder);
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  gateway = await buildGateway({ store, site: DEFAULT_SITE_SETTINGS, apiOrigin, logLevel: 'silent' });
});
beforeEach(() => {
  isDown = false;
});
afterAll(async () => {
  await gateway.close();
  api.close();
  await rm(folder, { recursive: true });
});

const ask = (cookie?: string) => gateway.inject({ url: '/release-status', headers: { ...(cookie && { cookie }) } });

test('owners are told what is active, since when, its failures over all gateways, and the level of the API', async () => {
  for (const instance of ['one', 'two'])
    await writeHealthCounts(store, instance, {
      writtenAt: new Date().toISOString(),
      versions: [{ app: 'public', version: 'v1', clients: 2, renderFailures: 1 }],
    });
  const response = await ask('session=owner');
  expect(response.headers['cache-control']).toBe('no-store');
  const part = { version: 'v1', activatedAt: expect.stringMatching(/Z$/), failingBrowsers: 0, failedRenderings: 0 };
  expect(response.json()).toEqual({
    parts: { host: part, public: { ...part, failingBrowsers: 4, failedRenderings: 2 }, admin: part },
    api: { level: 7, supported: 5 },
  });
});

test.each<[who: string, cookie: string | undefined, status: number]>([
  ['visitors', undefined, 401],
  ['a session that has ended', 'session=old', 401],
  ['agents', 'session=agent', 403],
])('%s are refused', async (_who, cookie, status) => {
  const { statusCode, body } = await ask(cookie);
  expect([statusCode, body.includes('v1')]).toEqual([status, false]);
});

test('without the API nobody is told', async () => {
  isDown = true;
  expect((await ask('session=owner')).statusCode).toBe(503);
});
