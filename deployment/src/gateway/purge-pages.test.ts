import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import type { ServedMonitoring } from 'shared-kit/server';
import { publishSmallBuild, publishSmallBuilds } from '../../test/publish-small-builds.ts';
import { activateReleases } from '../release-store/activate-releases.ts';
import { buildGateway } from './gateway.ts';
import { createGatewayMonitoring, serveMonitoring } from './measure-gateway.ts';

let folder: string;
let store: { root: string };
let gateway: FastifyInstance;
let served: ServedMonitoring | undefined;
let status = 200;
/** What the cache was asked, with the revision that the gateway served at that moment. */
let asked: Promise<object>[] = [];

const cache = http.createServer((request, response) => {
  const { method, url, headers } = request;
  const seen = gateway.inject('/active.json').then((answer) => {
    response.writeHead(status).end();
    return { method, url, secret: headers['fastly-key'], served: answer.json() };
  });
  asked.push(seen);
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'purge-'));
  store = await publishSmallBuilds(folder);
  for (const version of ['v2', 'v3']) await publishSmallBuild(store, 'public', version);
  await once(cache.listen(0, '127.0.0.1'), 'listening');
  const { port } = cache.address() as AddressInfo;
  gateway = await buildGateway({
    store,
    site: DEFAULT_SITE_SETTINGS,
    apiOrigin: 'http://127.0.0.1:1',
    logLevel: 'silent',
    purge: { url: `http://127.0.0.1:${port}/purge`, header: { name: 'Fastly-Key', value: 'a secret' } },
  });
  served = await serveMonitoring(gateway, {
    monitoring: createGatewayMonitoring(),
    monitoringAddress: { host: '127.0.0.1', port: 0 },
    apiOrigin: 'http://127.0.0.1:1',
  });
});
afterAll(async () => {
  await gateway.close();
  await served?.stop();
  cache.close();
  await rm(folder, { recursive: true });
});

/** Activates a version, and waits until the cache was asked and the figures say how it ended. */
async function activate(version: string, counted: string) {
  asked = [];
  await activateReleases(store, { public: version });
  for (;;) {
    const figures = await (await fetch(`http://127.0.0.1:${served?.port}/metrics`)).text();
    if (figures.includes(counted)) return Promise.all(asked);
  }
}

test('when a release is activated, the cache is asked to drop its pages once they are those of the release', async () => {
  expect(await activate('v2', 'page_purges_total{result="done",service="gateway"} 1')).toEqual([
    { method: 'POST', url: '/purge', secret: 'a secret', served: { revision: 2 } },
  ]);
});

test('a cache that refuses is counted, and keeps no activation from being served', async () => {
  status = 403;
  expect(await activate('v3', 'page_purges_total{result="failed",service="gateway"} 1')).toMatchObject([
    { served: { revision: 3 } },
  ]);
  expect((await gateway.inject('/active.json')).json()).toEqual({ revision: 3 });
});
