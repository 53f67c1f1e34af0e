import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { activateReleases } from '../release-store/activate-releases.ts';
import { publishRelease } from '../release-store/publish-release.ts';
import { buildGateway } from './gateway.ts';
import { createGatewayMonitoring, serveMonitoring } from './measure-gateway.ts';

let folder: string;
let store: { root: string };
let api: FastifyInstance;
let apiOrigin: string;
let gateway: FastifyInstance;
const monitoring = createGatewayMonitoring();

/** Source maps, also in the compressed form that earlier versions published. */
const MAPS = { 'main.abc.js.map': '{}', 'main.abc.js.map.br': '{}' };
const files = (page: string) => ({ scripts: [`${page}.js`], styles: [`${page}.css`] });

async function publish(
  app: 'host' | 'public' | 'admin',
  version: string,
  contents: Readonly<Record<string, string>> = {},
) {
  const build = await mkdtemp(path.join(folder, 'build-'));
  const description = {
    name: app === 'host' ? 'host' : `remote_${app}`,
    contractVersion: 1,
    singletons: { react: '19.3.1' },
    scripts: [app === 'host' ? 'main.abc.js' : `remoteEntry.${version}.js`],
    styles: app === 'host' ? ['main.abc.css'] : [],
    exposed: { scripts: app === 'host' ? [] : ['routes.js'], styles: [] },
    pages:
      app === 'public'
        ? { '/': files('home'), '/cars': files('cars'), '/car/:carId': files('car') }
        : { '/admin': files('admin') },
    fonts: app === 'host' ? ['figtree.abc.woff2'] : [],
  };
  const output = { 'build.json': JSON.stringify(description), ...contents };
  for (const [name, content] of Object.entries(output)) await writeFile(path.join(build, name), content);
  await publishRelease(store, { app, folder: build, version });
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gateway-'));
  store = { root: path.join(folder, 'store') };
  api = fastify();
  api.get('/api/health', ({ headers }) => [
    headers['x-forwarded-for'],
    headers['x-forwarded-host'],
    headers['x-forwarded-proto'],
  ]);
  api.post('/api/echo', (request) => request.body);
  api.get('/api/id', ({ headers }) => ({ id: headers['x-request-id'], traceparent: headers.traceparent }));
  apiOrigin = await api.listen({ host: '127.0.0.1', port: 0 });

  await publish('host', 'h1', { 'main.abc.js': 'start()', 'main.abc.js.br': 'brotli', '.secret': 'x', ...MAPS });
  await publish('public', 'p1', { 'remoteEntry.p1.js': 'entry()', 'car.js': 'car()' });
  await publish('public', 'p2');
  await publish('admin', 'a1');
  await activateReleases(store, { host: 'h1', public: 'p1', admin: 'a1' });
  gateway = await buildGateway({
    paymentUrl: 'https://pay.example/fim/est3Dgate',
    store,
    site: {
      ...DEFAULT_SITE_SETTINGS,
      agencyName: 'Cars </script><script>alert(1)</script>',
      imageHosts: ['cdn.example'],
    },
    apiOrigin,
    logLevel: 'silent',
    monitoring,
  });
});

afterAll(async () => {
  await gateway.close();
  await api.close();
  await rm(folder, { recursive: true });
});

test.each(['/', '/car/duster-x1', '/admin', '/login?redirect=%2Fadmin'])(
  '%s gets the page, never cached',
  async (url) => {
    const answer = await gateway.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toMatch(/<script type="module" src="\/releases\/host\/h1\/main\.abc\.js"/);
    expect(answer.body).toMatch(/<link rel="stylesheet" href="\/releases\/host\/h1\/main\.abc\.css">/);
  },
);

test.each([
  ['/nowhere', {}],
  ['/car/duster/extra', {}],
  ['/car/%E0%A4%A', {}],
  ['/car/%00', {}],
  ['/car%2Fduster', {}],
  ['/old-page.html', { accept: 'text/html,*/*' }],
])('%s has no page: the host is served with 404', async (url, headers) => {
  const answer = await gateway.inject({ url, headers });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain('main.abc.js');
});

test('the page contains the settings, escaped for their element', async () => {
  const { body } = await gateway.inject('/');
  const [, json = ''] = /<script type="application\/json" id="runtime-settings">(.*?)<\/script>/.exec(body) ?? [];
  const settings = JSON.parse(json);
  expect(settings.site.agencyName).toBe('Cars </script><script>alert(1)</script>');
  expect(settings.remotes.public).toEqual({
    container: 'remote_public',
    entry: '/releases/public/p1/remoteEntry.p1.js',
  });
  expect(body).not.toContain('<script>alert');
});

test('released files are immutable, and compressed if the browser accepts it', async () => {
  const [, script = ''] = /src="([^"]+main\.abc\.js)"/.exec((await gateway.inject('/')).body) ?? [];
  const plain = await gateway.inject(script);
  expect([plain.statusCode, plain.body]).toEqual([200, 'start()']);
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const compressed = await gateway.inject({ url: script, headers: { 'accept-encoding': 'br' } });
  expect([compressed.headers['content-encoding'], compressed.body]).toEqual(['br', 'brotli']);
});

test.each([
  '/releases/host/none/main.js',
  '/releases/host/h1/main.abc.js.map',
  '/releases/host/h1/main.abc.js.map.br',
  '/releases/host/h1/main.abc.js.ma%70',
  '/releases/host/h1/.secret',
  '/releases/host/..%2f..%2factive.json',
  '/gone.ico',
])('missing file %s: 404 as text, not the page', async (url) => {
  const answer = await gateway.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toContain('text/plain');
});

test('a page is compressed', async () => {
  const { headers, rawPayload } = await gateway.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toBe((await gateway.inject('/')).body);
});

test('a page that is asked for again is compressed better, for those who accept it', async () => {
  const ask = (encodings: string) => gateway.inject({ url: '/cars', headers: { 'accept-encoding': encodings } });
  const { rawPayload: first } = await ask('gzip, br');
  let again = await ask('gzip, br');
  for (let times = 0; times < 50 && again.rawPayload.length >= first.length; times++) {
    await sleep(20);
    again = await ask('gzip, br');
  }
  expect(again.rawPayload.length).toBeLessThan(first.length);
  expect(again.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  const { body } = await gateway.inject('/cars');
  expect(brotliDecompressSync(again.rawPayload).toString()).toBe(body);
  expect((await ask('gzip')).headers['content-encoding']).toBe('gzip');
  for (const encodings of ['gzip, br;q=0', 'gzip, br ;q=0'])
    expect((await ask(encodings)).headers['content-encoding']).toBe('gzip');
});

test('a page references the files of its route and of no other route', async () => {
  const { body } = await gateway.inject('/car/duster-x1/');
  const preloaded = [...body.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href);
  expect(preloaded).toEqual(['remoteEntry.p1.js', 'routes.js', 'car.js'].map((file) => `/releases/public/p1/${file}`));
  expect(body).toContain('rel="stylesheet" href="/releases/public/p1/car.css"');
  expect(body).not.toContain('home.js');
  // The browser that renders the page gets the host's script before the code of the remote.
  const [before = ''] = body.split('<template id="code">');
  expect([before.includes('/releases/host/'), before.includes('routes.js')]).toEqual([true, false]);
  expect((await gateway.inject('/login')).body).not.toContain('modulepreload');
});

test.each(['/CARS', '/c%61rs', '/Car/Duster%20X'])(
  '%s gets the page that the router shows for this path',
  async (url) => {
    expect((await gateway.inject(url)).statusCode).toBe(200);
  },
);

test('every script is pinned by its hash', async () => {
  const { body } = await gateway.inject('/car/duster-x1');
  const hash = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;
  const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec(body) ?? [];
  const { integrity } = JSON.parse(map);
  expect(integrity).toMatchObject({
    '/releases/host/h1/main.abc.js': hash('start()'),
    '/releases/public/p1/car.js': hash('car()'),
    '/releases/public/p1/remoteEntry.p1.js': hash('entry()'),
  });
  expect(body).toContain(`src="/releases/host/h1/main.abc.js" integrity="${hash('start()')}"`);
});

test('the policy allows scripts of this origin and the inline scripts of the page', async () => {
  const { headers, body } = await gateway.inject('/');
  const policy = String(headers['content-security-policy']);
  const scripts = [...body.matchAll(/<script(?: type="importmap")?>(.*?)<\/script>/gs)].map(
    ([, script = '']) => script,
  );
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  const [, ...allowed] = /script-src ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? [];
  expect([...allowed].sort()).toEqual([...hashes].sort());
  expect(scripts.length).toBeGreaterThan(1);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("img-src 'self' data: blob: https://cdn.example;");
  expect(policy).toContain("form-action 'self' https://pay.example;");
  expect(String((await gateway.inject('/api/health')).headers['content-security-policy'])).toContain(
    "default-src 'none'",
  );
});

test("API requests carry the connection's client address and host; forwarded headers of the client are ignored", async () => {
  const asked = await gateway.inject({
    url: '/api/health',
    remoteAddress: '203.0.113.7',
    headers: { host: 'cars.example', 'x-forwarded-for': '198.51.100.1', 'x-forwarded-host': 'evil.example' },
  });
  expect(asked.json()).toEqual(['203.0.113.7', 'cars.example', 'http']);
  const echoed = await gateway.inject({ method: 'POST', url: '/api/echo', payload: { hello: 'Marrakech' } });
  expect(echoed.json()).toEqual({ hello: 'Marrakech' });
});

test('only a trusted proxy may set client address and protocol', async () => {
  const behind = await buildGateway({
    store,
    site: DEFAULT_SITE_SETTINGS,
    apiOrigin,
    trustedProxies: ['10.0.0.5'],
    logLevel: 'silent',
  });
  const headers = { host: 'cars.example', 'x-forwarded-for': '198.51.100.1', 'x-forwarded-proto': 'https' };
  const seen = async (remoteAddress: string) =>
    (await behind.inject({ url: '/api/health', remoteAddress, headers })).json();
  expect(await seen('10.0.0.5')).toEqual(['198.51.100.1', 'cars.example', 'https']);
  expect(await seen('10.0.0.6')).toEqual(['10.0.0.6', 'cars.example', 'http']);
  await behind.close();
});

test('a compressed request body is proxied unchanged, and the API refuses it', async () => {
  const { statusCode } = await gateway.inject({
    method: 'POST',
    url: '/api/echo',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync('{}'),
  });
  expect(statusCode).toBe(400);
});

test.each(['/api/%zz', '/media/%zz', '/%zz', '/releases/%zz'])('%s gets 404 with all security headers', async (url) => {
  const { statusCode, headers } = await gateway.inject(url);
  expect(statusCode).toBe(404);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
  });
});

test('malformed HTTP is refused with all security headers', async () => {
  const { port } = new URL(await gateway.listen({ host: '127.0.0.1', port: 0 }));
  for (const [text, status] of [
    ['HELLO\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ] as const) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(text);
    const answer = String(await buffer(socket));
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const header of ['x-content-type-options: nosniff', 'x-frame-options: SAMEORIGIN', 'cache-control: no-store'])
      expect(answer).toContain(`\r\n${header}\r\n`);
  }
});

test('while the API is down, requests get 503 with the common error body', async () => {
  const alone = await buildGateway({
    store,
    site: DEFAULT_SITE_SETTINGS,
    apiOrigin: 'http://127.0.0.1:1',
    logLevel: 'silent',
  });
  const answer = await alone.inject('/api/health');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 503, meta: { type: 'service_unavailable' } });
  await alone.close();
});

test('a running gateway applies an activation', async () => {
  expect((await gateway.inject('/')).body).toContain('remoteEntry.p1.js');
  const { revision } = (await activateReleases(store, { public: 'p2' })).activation;
  while ((await gateway.inject('/active.json')).json().revision !== revision) await sleep(20);
  const { body } = await gateway.inject('/');
  expect(body).toContain('"revision":2');
  const asked = await gateway.inject('/active.json');
  expect([asked.json(), asked.headers['cache-control']]).toEqual([{ revision: 2 }, 'no-store']);
  expect(body).toContain('/releases/public/p2/remoteEntry.p2.js');
  expect(body).toContain('/releases/admin/a1/');
});

test('without an active version the start fails with an error that says so', async () => {
  const start = buildGateway({
    store: { root: path.join(folder, 'empty') },
    site: DEFAULT_SITE_SETTINGS,
    apiOrigin: 'http://127.0.0.1:1',
    logLevel: 'silent',
  });
  await expect(start).rejects.toThrow('No version of host is active');
});

describe('monitoring', () => {
  const monitoringAddress = { host: '127.0.0.1', port: 0 };
  test('a request has one id at the visitor, in the log and at the API', async () => {
    const answer = await gateway.inject({ url: '/api/id', headers: { 'x-request-id': '0af7651916cd43dd' } });
    expect(answer.headers['x-request-id']).toBe('0af7651916cd43dd');
    expect(answer.json()).toEqual({ id: '0af7651916cd43dd' });
    const ids = await Promise.all(['/', '/'].map(async (url) => (await gateway.inject(url)).headers['x-request-id']));
    expect(new Set(ids).size).toBe(2);
  });

  test('the trace of a request is passed on to the API', async () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const answer = await gateway.inject({ url: '/api/id', headers: { traceparent } });
    expect(answer.json()).toMatchObject({ traceparent });
  });

  describe('what pages tell of visits', () => {
    const visit = {
      path: '/fr/car/duster-x1',
      language: 'fr',
      version: 'p2',
      vitals: { LCP: 1_200, INP: 40, CLS: 0.02 },
    };
    const tell = (payload: object) => gateway.inject({ method: 'POST', url: '/measurements', payload });

    test('is added to figures by pattern, language and version, and nothing else is kept', async () => {
      expect((await gateway.inject('/fr/car/duster-x1')).body).toContain('"measured":["vitals"]');
      const answer = await tell({ ...visit, visitor: 'one' });
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([204, undefined]);
      const figures = await monitoring.registry.metrics();
      const labels = 'service="gateway",route="/car/:carId",language="fr",version="p2"';
      expect(figures).toContain(`visit_largest_paint_seconds_bucket{le="1",${labels}} 0`);
      expect(figures).toContain(`visit_largest_paint_seconds_bucket{le="1.5",${labels}} 1`);
      expect(figures).toContain(`visit_interaction_seconds_sum{${labels}} 0.04`);
      expect(figures).toContain(`visit_layout_shift_sum{${labels}} 0.02`);
      expect(figures).not.toContain('duster-x1');
    });

    test.each([
      ['a path without a page', { path: '/nowhere' }],
      ['a version that was never served', { version: 'p99' }],
      ['another language', { language: 'de' }],
      ['a value that cannot be', { vitals: { LCP: -1 } }],
    ])('%s is refused', async (_, change) => {
      expect((await tell({ ...visit, ...change })).statusCode).toBe(400);
    });

    test('passes the service worker, as all that a page sends while it is left', async () => {
      const { body } = await gateway.inject('/sw.js');
      const sent = [...(/SENT_WHEN_LEAVING = \[(.*)\]/.exec(body)?.[1] ?? '').matchAll(/'(.+?)'/g)].map(
        ([, url]) => url,
      );
      expect(sent).toContain('/measurements');
      const answers = sent.map((url) => gateway.inject({ method: 'POST', url: url ?? '', payload: {} }));
      // Known, and refused as empty.
      for (const { statusCode } of await Promise.all(answers)) expect(statusCode).toBe(400);
    });

    test('other sites cannot tell, and one client not without end', async () => {
      const simple = { method: 'POST', url: '/measurements', headers: { 'content-type': 'text/plain' } } as const;
      expect((await gateway.inject({ ...simple, payload: JSON.stringify(visit) })).statusCode).toBe(415);
      const codes = new Set<number>();
      for (let told = 0; told < 60; told += 1) codes.add((await tell(visit)).statusCode);
      expect([...codes]).toEqual([204, 429]);
    });

    test('is not asked for where nothing is measured', async () => {
      const alone = await buildGateway({ store, site: DEFAULT_SITE_SETTINGS, apiOrigin, logLevel: 'silent' });
      expect((await alone.inject('/')).body).not.toContain('measured');
      expect((await alone.inject({ method: 'POST', url: '/measurements', payload: visit })).statusCode).toBe(404);
      await alone.close();
    });
  });

  test('figures count pages by their pattern, and name the releases', async () => {
    const served = await serveMonitoring(gateway, { monitoring, monitoringAddress, apiOrigin });
    const url = `http://127.0.0.1:${served?.port}`;
    try {
      await gateway.inject('/car/duster-x1');
      await gateway.inject('/nowhere');
      const text = await (await fetch(`${url}/metrics`)).text();
      expect(text).toMatch(/http_request_duration_seconds_count\{.*route="\/car\/:carId".*status="200".*\} [1-9]/);
      expect(text).toMatch(/http_request_duration_seconds_count\{.*route="no page".*status="404".*\} [1-9]/);
      expect(text).toContain('release_active{app="host",version="h1",service="gateway"} 1');
      expect(text).toContain('page_fallbacks_total{reason="no server build",service="gateway"}');
      expect(text).not.toContain('duster-x1');
      expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready', missing: [], degraded: [] });
    } finally {
      await served?.stop();
    }
  });

  test('without its API it is ready, and says what it serves without', async () => {
    const options = { monitoring: createGatewayMonitoring(), monitoringAddress, apiOrigin: 'http://127.0.0.1:1' };
    const served = await serveMonitoring(gateway, options);
    const answer = await fetch(`http://127.0.0.1:${served?.port}/readyz`);
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ready', missing: [], degraded: ['api'] }]);
    await served?.stop();
  });
});
