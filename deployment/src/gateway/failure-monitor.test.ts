import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { publishSmallBuild, publishSmallBuilds } from '../../test/publish-small-builds.ts';
import { activateReleases } from '../release-store/activate-releases.ts';
import { readHealthCounts } from '../release-store/health-counts.ts';
import { readActivation } from '../release-store/release-store.ts';
import { runReleaseCommand } from '../run-release-command.ts';
import { createFailureMonitor, type FailureMonitor } from './failure-monitor.ts';
import { failureReportRoute } from './failure-report-route.ts';
import { buildGateway } from './gateway.ts';
import { readServedReleases } from './served-releases.ts';

let folder: string;
let store: { root: string };
let lines: string[];
let health: FailureMonitor;
const say = (details: unknown, text?: string) => lines.push(text ?? String(details));
const log = { warn: say, error: say };

beforeEach(async () => {
  lines = [];
  folder = await mkdtemp(path.join(tmpdir(), 'health-'));
  store = await publishSmallBuilds(folder);
  await publishSmallBuild(store, 'public', 'v2');
  await activateReleases(store, { public: 'v2' }, { by: 'anna' });
});
afterEach(async () => {
  await health?.close();
  await rm(folder, { recursive: true });
});

async function start({ failureThreshold = 3, isAutoRollback = false } = {}): Promise<void> {
  health = createFailureMonitor({ store, failureThreshold, isAutoRollback, log: log as never });
  health.track(await readServedReleases(store, {}));
}

const failBy = (version: string, clients: readonly string[]) => {
  for (const client of clients) health.recordBrowserFailure('public', version, client);
};
const activePublic = async () => (await readActivation(store))?.apps.public?.version;

/** Retries until `read` returns the expected value; fails with the last value. */
async function eventually<Value>(read: () => Promise<Value>, expected: Value): Promise<void> {
  for (let attempt = 0; attempt < 100 && (await read()) !== expected; attempt++) await sleep(50);
  expect(await read()).toBe(expected);
}

test('distinct clients are counted for the versions that are served, and shown by release status', async () => {
  await start();
  failBy('v2', ['a', 'a', 'b']);
  failBy('v9', ['a']);
  health.recordRenderFailure('host', 'v1');
  await health.close();
  expect(await readHealthCounts(store)).toEqual(
    expect.arrayContaining([
      { app: 'public', version: 'v2', clients: 2, renderFailures: 0 },
      { app: 'host', version: 'v1', clients: 0, renderFailures: 1 },
    ]),
  );
  expect(JSON.stringify(await readHealthCounts(store))).not.toContain('v9');
  const status = await runReleaseCommand(store, ['status'], { env: {}, warn: () => undefined });
  expect(status).toMatch(/^public +v2 .+ anna +2 +0$/m);
});

test('without failures nothing is written', async () => {
  await start();
  await health.close();
  expect(await readdir(store.root)).not.toContain('health');
});

test('a store without write access is logged once', async () => {
  await writeFile(path.join(store.root, 'health'), 'no folder');
  await start();
  failBy('v2', ['a']);
  await health.close();
  expect(lines.filter((line) => line.includes('not writable'))).toHaveLength(1);
});

test('a release that fails soon after its activation is logged once, and stays active', async () => {
  await start();
  failBy('v2', ['a', 'b', 'b']);
  expect(lines).toEqual([]);
  failBy('v2', ['c', 'd']);
  expect(lines).toEqual(['Failure threshold reached within 10 minutes of activation']);
  await health.close();
  expect(await activePublic()).toBe('v2');
});

test('rendering failures are logged likewise, but not those of a release activated long ago', async () => {
  await start();
  const served = await readServedReleases(store, {});
  const activatedAt = new Date(Date.now() - 11 * 60_000).toISOString();
  const { host, admin } = served.apps;
  const apps = { ...served.apps, host: { ...host, activatedAt }, admin: { ...(admin ?? host), activatedAt } };
  await health.close();
  health = createFailureMonitor({ store, failureThreshold: 3, isAutoRollback: false, log: log as never });
  health.track({ ...served, apps });
  for (let count = 0; count < 3; count++) health.recordRenderFailure('public', 'v2');
  for (const client of ['a', 'b', 'c']) health.recordBrowserFailure('admin', 'v1', client);
  expect(lines).toEqual(['Failure threshold reached within 10 minutes of activation']);
});

test('AUTO_ROLLBACK=on rolls the release back once, with the reason in the history', async () => {
  await start({ isAutoRollback: true });
  failBy('v2', ['a', 'b', 'c']);
  await eventually(activePublic, 'v1');
  const history = await runReleaseCommand(store, ['list', '--history'], { env: {}, warn: () => undefined });
  expect(history).toMatch(/rollback +public@v1 +v2 +gateway +3 browsers and 0 renderings of public@v2 failed/);

  // Failures of the previous version do not cause a further rollback.
  health.track(await readServedReleases(store, {}));
  failBy('v1', ['a', 'b', 'c']);
  await health.close();
  expect(lines.at(-1)).toBe('Automatic rollback skipped: an automatic rollback activated this version');
  expect(await activePublic()).toBe('v1');
});

test('two gateways with the same failures roll back once', async () => {
  await publishSmallBuild(store, 'public', 'v3');
  await activateReleases(store, { public: 'v3' }, { by: 'anna' });
  await start({ isAutoRollback: true });
  const other = createFailureMonitor({ store, failureThreshold: 3, isAutoRollback: true, log: log as never });
  other.track(await readServedReleases(store, {}));
  failBy('v3', ['a', 'b', 'c']);
  for (const client of ['a', 'b', 'c']) other.recordBrowserFailure('public', 'v3', client);
  await Promise.all([health.close(), other.close()]);
  expect(await activePublic()).toBe('v2');
});

describe('two releases activated one after the other', () => {
  const renderings = (count: number, version = 'v2') => {
    for (let each = 0; each < count; each++) health.recordRenderFailure('public', version);
  };
  const active = async () => {
    const apps = (await readActivation(store))?.apps;
    return `host@${apps?.host.version} public@${apps?.public?.version}`;
  };

  beforeEach(async () => {
    await publishSmallBuild(store, 'host', 'v2');
    await activateReleases(store, { host: 'v2' }, { by: 'ben' });
    await start({ isAutoRollback: true });
  });

  test.each([
    ['renderings', () => renderings(3)],
    ['browsers in which the remote fails', () => failBy('v2', ['a', 'b', 'c'])],
  ])('%s are blamed on the host that was activated last, and the innocent remote stays', async (_, fail) => {
    fail();
    await eventually(active, 'host@v1 public@v2');
    await health.close();
    const counted = (await readHealthCounts(store)).map(({ app, version }) => `${app}@${version}`);
    expect(counted).toContain('host@v2');
    expect((await readHealthCounts(store)).find(({ app }) => app === 'public')).toMatchObject({
      clients: 0,
      renderFailures: 0,
    });
  });

  test('failures that go on after the rollback are those of the remote activated shortly before', async () => {
    renderings(3);
    await eventually(active, 'host@v1 public@v2');
    health.track(await readServedReleases(store, {}));
    // The restored host is not rolled back further.
    renderings(3);
    await eventually(
      async () => lines.at(-1),
      'Automatic rollback skipped: an automatic rollback activated this version',
    );
    expect(await active()).toBe('host@v1 public@v2');
    renderings(3);
    await eventually(active, 'host@v1 public@v1');
  });

  test('a remote that served for ten minutes before is not taken along', async () => {
    const served = await readServedReleases(store, {});
    const activatedAt = new Date(Date.now() - 11 * 60_000).toISOString();
    const { host, public: remote = host } = served.apps;
    const proven = { ...served.apps, public: { ...remote, activatedAt } };
    await health.close();
    health = createFailureMonitor({ store, failureThreshold: 3, isAutoRollback: true, log: log as never });
    health.track({ ...served, apps: proven });
    renderings(3);
    await eventually(active, 'host@v1 public@v2');
    const { apps } = await readServedReleases(store, {});
    health.track({ ...served, apps: { ...apps, public: proven.public } });
    renderings(6);
    await health.close();
    expect(await active()).toBe('host@v1 public@v2');
  });
});

describe('POST /release-failures', () => {
  const REPORT = { app: 'public', version: 'v2', failure: 'unreachable', message: 'no', path: '/cars' };
  let app: FastifyInstance;
  let logged: string;

  beforeEach(async () => {
    await start();
    logged = '';
    const stream = new Writable({
      write(chunk, _encoding, done) {
        logged += chunk;
        done();
      },
    });
    app = fastify({ logger: { level: 'warn', stream }, trustProxy: true });
    await app.register(failureReportRoute, { health });
  });
  afterEach(() => app.close());

  const send = (payload: object | string, ip = '198.51.100.1', type = 'application/json') =>
    app.inject({
      method: 'POST',
      url: '/release-failures',
      headers: { 'content-type': type, 'x-forwarded-for': ip },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });

  test('logs one short line and counts the client', async () => {
    const message = `first\nsecond\u001b[31m\u202e${'x'.repeat(1_000)}`;
    expect((await send({ ...REPORT, message })).statusCode).toBe(204);
    const { level, message: said } = JSON.parse(logged);
    expect([level, said]).toEqual([40, expect.stringMatching(/^first second \[31m x{270,}$/)]);
    expect(said).toHaveLength(300);
    await health.close();
    expect(await readHealthCounts(store)).toContainEqual({ ...COUNTED, clients: 1 });
  });
  const COUNTED = { app: 'public', version: 'v2', clients: 0, renderFailures: 0 };

  test.each([
    [{ ...REPORT, app: 'shop' }, 400],
    [{ ...REPORT, version: '../v2' }, 400],
    [{ ...REPORT, failure: 'Many words' }, 400],
    [{ app: 'public' }, 400],
    ['{', 400],
    [{ ...REPORT, message: 'x'.repeat(5_000) }, 413],
  ])('%.60j is refused with %i', async (payload, status) => {
    expect((await send(payload)).statusCode).toBe(status);
    expect(logged).toBe('');
  });

  test('accepts JSON only, so that other sites cannot send reports', async () => {
    expect((await send(REPORT, '198.51.100.1', 'text/plain')).statusCode).toBe(415);
  });

  test('counts and limits a client by its network', async () => {
    for (let count = 0; count < 20; count++) expect((await send(REPORT, `2001:db8::${count}`)).statusCode).toBe(204);
    expect((await send(REPORT, '2001:db8::ffff')).statusCode).toBe(429);
    expect((await send(REPORT, '2001:db8:0:1::1')).statusCode).toBe(204);
    await health.close();
    expect(await readHealthCounts(store)).toContainEqual({ ...COUNTED, clients: 2 });
  });
});

test('the gateway accepts reports, and writes its counts when it closes', async () => {
  const gateway = await buildGateway({
    store,
    site: DEFAULT_SITE_SETTINGS,
    apiOrigin: 'http://127.0.0.1:1',
    logLevel: 'silent',
  });
  const payload = { app: 'admin', version: 'v1', failure: 'failed_to_render', message: '', path: '/admin' };
  expect((await gateway.inject({ method: 'POST', url: '/release-failures', payload })).statusCode).toBe(204);
  await gateway.close();
  expect(await readHealthCounts(store)).toContainEqual({ app: 'admin', version: 'v1', clients: 1, renderFailures: 0 });
});

test('a release that breaks the renderer is counted', async () => {
  const server = {
    description: { server: 'server/index.cjs' },
    files: { 'server/index.cjs': `throw new Error('no')` },
  };
  await publishSmallBuild(store, 'host', 'v2', server);
  await publishSmallBuild(store, 'public', 'v3', server);
  await activateReleases(store, { host: 'v2', public: 'v3' });
  const site = DEFAULT_SITE_SETTINGS;
  const gateway = await buildGateway({ store, site, apiOrigin: 'http://127.0.0.1:1', logLevel: 'silent' });
  await gateway.inject('/');
  await gateway.close();
  const counted = { app: 'public', version: 'v3', clients: 0, renderFailures: expect.any(Number) };
  expect(await readHealthCounts(store)).toContainEqual(counted);
});
