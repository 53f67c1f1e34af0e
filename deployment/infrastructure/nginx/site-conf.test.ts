import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { COMPRESSION_OPTIONS, enableLingeringClose } from 'shared-kit/server';
import { sendRaw } from 'shared-kit/testing/send-raw.ts';
import { composeUnavailablePage } from '../../src/gateway/compose-unavailable-page.ts';
import { buildGateway } from '../../src/gateway/gateway.ts';
import { exchange } from '../../test/exchange.ts';
import { freePort } from '../../test/free-port.ts';
import { publishSmallBuilds, SCRIPT } from '../../test/publish-small-builds.ts';
import { renderSite } from '../../test/render-site.ts';
import { findNginx, runNginx } from '../../test/run-nginx.ts';

const nginx = findNginx();
const hasIpv6 = Object.values(networkInterfaces()).some((list) => list?.some(({ address }) => address === '::1'));
const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()';

interface Ports {
  readonly site: number;
  readonly api: number;
}

interface Servers {
  readonly gateways: readonly [string, string];
  readonly apis: readonly [string, string];
}

const values = (ports: Ports, folder: string, { gateways, apis }: Servers) => ({
  LISTEN: `127.0.0.1:${ports.site}`,
  LISTEN_IPV6: hasIpv6 ? `listen [::1]:${ports.site};` : '',
  API_LISTEN: `127.0.0.1:${ports.api}`,
  SERVER_NAME: 'localhost',
  RELEASE_STORE: folder,
  PAGE_CACHE: path.join(folder, 'pages'),
  GATEWAY_1: gateways[0],
  GATEWAY_2: gateways[1],
  API_1: apis[0],
  API_2: apis[1],
});

test('the template uses the documented variables only, and its policy allows known inline scripts only', async () => {
  const ports = { site: 8080, api: 9000 };
  const servers = { gateways: ['127.0.0.1:1', '127.0.0.1:2'], apis: ['127.0.0.1:3', '127.0.0.1:4'] } as const;
  const site = await renderSite(values(ports, '/store', servers));
  expect(site).toContain('listen 127.0.0.1:8080;');
  expect(site).not.toMatch(/\$\{|unsafe-/);
});

/** Shortens the timeouts for silent clients to a fiftieth, so that their test is fast. */
function shortenClientTimeouts(site: string): string {
  return site.replaceAll(/(client_(?:header|body)_timeout) (\d+)s;/g, (_, name: string, seconds: string) => {
    expect(Number(seconds)).toBeLessThanOrEqual(60);
    return `${name} ${Number(seconds) * 20}ms;`;
  });
}

/** Content of the brotli version, different from the others so that responses can be distinguished. */
const BROTLI_SCRIPT = 'start() // smallest';

const LONG_ANSWER = { code: 200, data: Array.from({ length: 200 }, (_, CarId) => ({ CarId, name: 'Dacia Duster' })) };

/** Response of the test's API servers: server name and received headers. */
interface Seen {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function startApi(name: string): Promise<[FastifyInstance, string]> {
  const api = fastify();
  await api.register(compress, COMPRESSION_OPTIONS);
  enableLingeringClose(api.server);
  const refuse = async () => {
    throw Object.assign(new Error('refused early'), { statusCode: 401 });
  };
  api.post('/api/refuse', { onRequest: refuse }, async () => undefined);
  api.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume().once('end', () => done(null));
  });
  api.get('/api/events', (_request, reply) => {
    const events = new PassThrough();
    events.write('retry: 1000\n\n');
    return reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .send(events);
  });
  api.get('/api/seen', ({ headers }) => ({ name, headers }));
  api.get('/media/cars/a.webp', (_request, reply) => reply.header('cache-control', 'immutable').send('picture'));
  api.get('/api/permissions', (_request, reply) => reply.header('permissions-policy', 'camera=()').send({}));
  api.get('/api/none', (_request, reply) => reply.code(404).send({ code: 404 }));
  api.get('/internal/listed-cars', () => ({ name }));
  api.post('/api/entities/Cars/search', () => ({ name }));
  api.post('/api/images', () => ({ stored: true }));
  api.get('/api/long', () => LONG_ANSWER);
  const origin = await api.listen({ host: '127.0.0.1', port: 0 });
  return [api, origin.replace('http://', '')];
}

if (!nginx) {
  test('nginx is not installed: only the template was checked', () => {
    console.error('Install nginx (Debian: apt-get install nginx-light) to test the site behind it.');
    expect(findNginx()).toBeUndefined();
  });
} else {
  describe('the site behind a real nginx', () => {
    let folder: string;
    let site: string;
    let forGateway: string;
    let stopNginx: () => Promise<void>;
    let gateway: FastifyInstance;
    let secondGateway: FastifyInstance;
    let apis: FastifyInstance[];

    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
      const store = await publishSmallBuilds(folder);
      const draft = path.join(store.root, 'releases', 'host', '.v2-77');
      await mkdir(draft);
      await writeFile(path.join(draft, 'main.js'), 'unfinished()');
      const server = path.join(store.root, 'releases', 'host', 'v1', 'server');
      await mkdir(server);
      await writeFile(path.join(server, 'index.cjs'), 'render()');
      const release = path.join(store.root, 'releases', 'host', 'v1');
      await writeFile(path.join(release, 'main.abc.js.br'), brotliCompressSync(BROTLI_SCRIPT));
      await writeFile(path.join(release, 'main.abc.js.map'), '{"sources":["secret.tsx"]}');
      await writeFile(path.join(release, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
      await writeFile(path.join(release, 'text.woff2'), 'font');
      await writeFile(path.join(store.root, 'unavailable.html'), composeUnavailablePage(DEFAULT_SITE_SETTINGS));
      const [[first, firstAddress], [second, secondAddress]] = await Promise.all([startApi('1'), startApi('2')]);
      apis = [first, second];
      const options = { store, site: DEFAULT_SITE_SETTINGS, apiOrigin: 'http://127.0.0.1:1', logLevel: 'silent' };
      gateway = await buildGateway(options);
      secondGateway = await buildGateway(options);
      const addressOf = async (server: FastifyInstance) =>
        (await server.listen({ host: '127.0.0.1', port: 0 })).replace('http://', '');
      const ports = { site: await freePort(), api: await freePort() };
      site = `http://127.0.0.1:${ports.site}`;
      forGateway = `http://127.0.0.1:${ports.api}`;
      const servers: Servers = {
        gateways: [await addressOf(gateway), await addressOf(secondGateway)],
        apis: [firstAddress, secondAddress],
      };
      const rendered = shortenClientTimeouts(await renderSite(values(ports, store.root, servers)));
      stopNginx = await runNginx(nginx, { folder: path.join(folder, 'nginx'), site: rendered, port: ports.site });
    });
    afterAll(async () => {
      await stopNginx?.();
      await Promise.all([gateway, secondGateway, ...apis].map((server) => server.close()));
      await rm(folder, { recursive: true });
    });

    const ask = (pathname: string, options: RequestInit = {}) =>
      fetch(site + pathname, { redirect: 'manual', ...options });
    const plain = { headers: { 'accept-encoding': 'identity' } };

    test('its log has a line for each request with the id that the servers got, and neither addresses nor paths', async () => {
      const answer = await ask('/api/seen?email=secret.person@example.com', { headers: { referer: `${site}/secret` } });
      const { headers } = (await answer.json()) as Seen;
      const log = await readFile(path.join(folder, 'nginx/access.log'), 'utf8');
      expect(log).toMatch(new RegExp(`^\\S+ ${headers['x-request-id']} GET 200 `, 'm'));
      expect(log).not.toMatch(/secret|seen|127\.0\.0\.1|::1|Mozilla|node/);
      await fetch(`${forGateway}/internal/listed-cars`);
      expect(await readdir(path.join(folder, 'nginx'))).not.toContain('logs');
    });

    test('released files are immutable and have content type and security headers', async () => {
      const answer = await ask('/releases/host/v1/main.abc.js', plain);
      expect([answer.status, await answer.text()]).toEqual([200, SCRIPT.plain]);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/javascript; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        vary: 'Accept-Encoding',
      });
      expect(answer.headers.has('content-encoding')).toBe(false);
    });

    test.each([
      ['gzip, deflate, br, zstd', 'br', BROTLI_SCRIPT],
      ['br;q=0.5', 'br', BROTLI_SCRIPT],
      ['gzip', 'gzip', SCRIPT.gzip],
      ['gzip, br;q=0', 'gzip', SCRIPT.gzip],
      ['gzip, br;q=0.000', 'gzip', SCRIPT.gzip],
      ['brotli', null, SCRIPT.plain],
      ['identity', null, SCRIPT.plain],
    ])('released files are sent as compressed at the build: for "%s" as %s', async (accepted, encoding, content) => {
      const answer = await ask('/releases/host/v1/main.abc.js', { headers: { 'accept-encoding': accepted } });
      expect([answer.status, answer.headers.get('content-encoding'), await answer.text()]).toEqual([
        200,
        encoding,
        content,
      ]);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
      });
      const head = await ask('/releases/host/v1/main.abc.js', {
        method: 'HEAD',
        headers: { 'accept-encoding': accepted },
      });
      const known = ['content-encoding', 'content-length', 'content-type', 'etag', 'vary'];
      expect(known.map((name) => head.headers.get(name))).toEqual(known.map((name) => answer.headers.get(name)));
    });

    test.each([
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ])('answers of the API pass as it compressed them: for "%s" as %s', async (accepted, encoding) => {
      const answer = await ask('/api/long', { headers: { 'accept-encoding': accepted } });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(await answer.json()).toEqual(LONG_ANSWER);
    });

    test('events arrive one by one, uncompressed', async () => {
      const leaving = new AbortController();
      const headers = { 'accept-encoding': 'gzip, br' };
      const answer = await ask('/api/events', { headers, signal: leaving.signal });
      expect(answer.headers.get('content-encoding')).toBeNull();
      const first = await answer.body?.getReader().read();
      expect(new TextDecoder().decode(first?.value)).toBe('retry: 1000\n\n');
      leaving.abort();
    });

    test('range and conditional requests work on the same representation', async () => {
      const get = (headers: Record<string, string>) => ask('/releases/host/v1/main.abc.js', { headers });
      const part = await exchange(site, [
        'GET /releases/host/v1/main.abc.js HTTP/1.1',
        'Range: bytes=0-3',
        'Accept-Encoding: br',
      ]);
      const size = brotliCompressSync(BROTLI_SCRIPT).byteLength;
      expect(part).toMatch(/^HTTP\/1.1 206 /);
      expect(part).toContain(`Content-Range: bytes 0-3/${size}\r\n`);
      expect(part.match(/Content-Type: .*/g)).toEqual(['Content-Type: text/javascript; charset=utf-8']);
      expect(part).toContain('Content-Encoding: br\r\n');
      const several = await exchange(site, [
        'GET /releases/host/v1/main.abc.js HTTP/1.1',
        'Range: bytes=0-1,3-4',
        'Accept-Encoding: identity',
      ]);
      expect(several.match(/Content-Type: .*/g)).toEqual(['Content-Type: text/javascript; charset=utf-8']);
      expect((await get({ range: 'bytes=900-', 'accept-encoding': 'identity' })).status).toBe(416);

      const tags = await Promise.all(
        ['br', 'gzip', 'identity'].map(async (accepted) =>
          (await get({ 'accept-encoding': accepted })).headers.get('etag'),
        ),
      );
      expect(new Set(tags).size).toBe(3);
      const again = await get({ 'accept-encoding': 'br', 'if-none-match': tags[0] ?? '' });
      expect([again.status, again.headers.get('vary'), again.headers.get('content-type')]).toEqual([
        304,
        'Accept-Encoding',
        null,
      ]);
    });

    test.each([
      ['build.json', 'application/json; charset=utf-8'],
      ['icon.svg', 'image/svg+xml; charset=utf-8'],
      ['text.woff2', 'font/woff2'],
    ])('%s is %s', async (file, type) => {
      expect((await ask(`/releases/host/v1/${file}`)).headers.get('content-type')).toBe(type);
    });

    test.each([
      '/releases/host/v1/gone.js',
      '/releases/host/v1/',
      '/releases/host/v1',
      '/releases/',
      '/releases/host/v1/.secret',
      '/releases/host/v1/main.abc.js.map',
      '/releases/host/v1/main.abc.js.ma%70',
      '/releases/host/v1/main.abc.js.map.br',
      '/releases/host/v1/server/index.cjs',
      '/releases/host/v1/main.abc.js.br',
      '/releases/host/v1/main.abc.js.gz',
      '/releases/host/.v2-77/main.js',
      '/releases/host/v1/..%2f..%2f..%2factive.json',
      '/releases/..%2fstore/active.json',
      '/gone.js',
    ])('missing file %s: 404 as text, not the page', async (pathname) => {
      const answer = await ask(pathname);
      expect([answer.status, await answer.text()]).toEqual([404, 'Not found']);
      expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    });

    test('pages come from the gateway with its Content-Security-Policy, and are not cached', async () => {
      for (const pathname of ['/', '/car/duster-x1', '/admin']) {
        const [answer, original] = [await ask(pathname), await gateway.inject(pathname)];
        expect([answer.status, await answer.text()]).toEqual([200, original.body]);
        const policy = answer.headers.get('content-security-policy');
        expect(policy).toBe(original.headers['content-security-policy']);
        expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+'/);
        expect(answer.headers.get('cache-control')).toBe('no-cache');
      }
      expect(await (await ask('/active.json')).json()).toEqual({ revision: 1 });
    });

    test("API requests carry the client's address as seen by nginx; forwarded headers of the client are dropped", async () => {
      const claims = {
        'x-forwarded-for': '198.51.100.1',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        'x-real-ip': '198.51.100.1',
        forwarded: 'for=198.51.100.1',
      };
      const { headers } = (await (await ask('/api/seen', { headers: claims })).json()) as Seen;
      expect(headers).toMatchObject({
        host: new URL(site).host,
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-host': new URL(site).host,
        'x-forwarded-proto': 'http',
      });
      expect(Object.keys(headers).filter((name) => ['x-real-ip', 'forwarded'].includes(name))).toEqual([]);
    });

    test('API responses and images pass unchanged', async () => {
      const missing = await ask('/api/none');
      expect([missing.status, await missing.json()]).toEqual([404, { code: 404 }]);
      const picture = await ask('/media/cars/a.webp');
      expect([await picture.text(), picture.headers.get('cache-control')]).toEqual(['picture', 'immutable']);
    });

    test('an upload of 10 MB passes, a larger one is refused with the common error body', async () => {
      const send = (megabytes: number) =>
        ask('/api/images', { method: 'POST', body: new Uint8Array(megabytes * 1_048_576) });
      expect((await send(10)).status).toBe(200);
      const refused = await send(12);
      expect([refused.status, await refused.json()]).toMatchObject([413, { meta: { type: 'payload_too_large' } }]);
    });

    test.each([
      [401, 'refused early', '/api/refuse', 1.1],
      [401, 'refused early', '/api/refuse', 5],
      [413, 'payload_too_large', '/api/refuse', 30],
    ])('a %i response arrives completely through nginx: %s at %s, %d MB', async (status, words, target, megabytes) => {
      const body = Buffer.alloc(megabytes * 1_048_576);
      const head = [
        `POST ${target} HTTP/1.1`,
        'Host: localhost',
        `Content-Length: ${body.length}`,
        'Connection: close',
      ];
      const port = Number(new URL(site).port);
      const answers = await Promise.all(Array.from({ length: 5 }, () => sendRaw(port, head, body)));
      for (const answer of answers) expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .*${words}`, 's'));
    });

    test('curl gets 100 Continue before it sends 2 MB', async () => {
      const picture = path.join(folder, 'picture.webp');
      await writeFile(picture, Buffer.alloc(2 * 1_048_576));
      const words = ['-sS', '-H', 'expect: 100-continue', '--data-binary', `@${picture}`, `${site}/api/images`];
      const { stdout } = await promisify(execFile)('curl', words);
      expect(JSON.parse(stdout)).toEqual({ stored: true });
    });

    test('internal endpoints are served at the internal address only', async () => {
      expect((await fetch(`${forGateway}/internal/listed-cars`)).status).toBe(200);
      expect((await ask('/internal/listed-cars')).status).toBe(404);
    });

    test('every response has one Permissions-Policy, and none has Strict-Transport-Security', async () => {
      const paths = [
        '/',
        '/api/permissions',
        '/api/none',
        '/media/none',
        '/releases/host/v1/main.abc.js',
        '/releases/none',
      ];
      for (const pathname of [...paths, '/.well-known/acme-challenge/none']) {
        const { headers } = await ask(pathname);
        expect([pathname, headers.get('permissions-policy')]).toEqual([pathname, PERMISSIONS]);
        expect([pathname, headers.get('strict-transport-security')]).toEqual([pathname, null]);
      }
      const refused = await exchange(site, ['GET / HTTP/1.1', 'Content-Length: many']);
      expect(refused).toMatch(/^HTTP\/1.1 400 /);
      expect(refused).toContain(`Permissions-Policy: ${PERMISSIONS}\r\n`);
    });

    test('listens on IPv6 if the machine supports it', async () => {
      const { port } = new URL(site);
      const answer = await fetch(`http://[::1]:${port}/active.json`).catch(() => undefined);
      expect(answer?.status).toBe(hasIpv6 ? 200 : undefined);
    });

    test.each([
      'http://evil.example/',
      'http://evil.example/?preview=off',
      'http://evil.example//evil.example/?preview=off',
      'http://evil.example',
      'http://evil.example/releases/host',
      '//evil.example/?preview=off',
      '//evil.example/%2e%2e/?preview=off',
    ])('%s does not redirect to another site', async (target) => {
      const answer = await exchange(site, [`GET ${target} HTTP/1.1`]);
      expect(answer).toMatch(/^HTTP\/1.1 (200|302|404) /);
      const [, location] = /^location: (.*)\r$/im.exec(answer) ?? [];
      expect(new URL(location ?? '/', site).origin).toBe(site);
    });

    test.each([
      ['head', ['GET / HTTP/1.1', 'X-Half'], ''],
      [
        'body',
        ['POST /api/entities/Cars/search HTTP/1.1', 'Content-Length: 100', 'Connection: keep-alive', '', ''],
        '{',
      ],
    ])('the connection of an incomplete %s is closed', async (_part, lines, body) => {
      const answer = await exchange(site, lines, { body, isWhole: false });
      expect(answer).toMatch(/^$|^HTTP\/1.1 408 /);
    });

    test('requests go to both API servers, to the other if one is down, and get 503 without any', async () => {
      const asked = async () => ((await (await ask('/api/seen')).json()) as Seen).name;
      const names = new Set([await asked(), await asked(), await asked()]);
      expect([...names].sort()).toEqual(['1', '2']);
      await apis[0]?.close();
      expect([await asked(), await asked(), await asked()]).toEqual(['2', '2', '2']);
      // At the address at which the gateway calls the API.
      for (let turn = 0; turn < 3; turn++) {
        const found = await fetch(`${forGateway}/api/entities/Cars/search`, { method: 'POST' });
        expect([found.status, await found.json()]).toEqual([200, { name: '2' }]);
      }
      await apis[1]?.close();
      const answer = await ask('/api/seen');
      expect([answer.status, await answer.json()]).toMatchObject([503, { meta: { type: 'service_unavailable' } }]);
      expect(answer.headers.get('retry-after')).toBe('2');
      expect((await ask('/')).status).toBe(200);
    });

    test('both gateways give a page the same tag; while one stops or is gone the other one answers', async () => {
      const tags = new Set<string | null>();
      for (let turn = 0; turn < 4; turn++) tags.add((await ask('/car/duster-x1')).headers.get('etag'));
      expect([...tags]).toEqual([expect.stringMatching(/^W?\/?"/)]);
      const closed = secondGateway.close();
      while (!secondGateway.isDraining()) await new Promise(setImmediate);
      for (let turn = 0; turn < 6; turn++) expect((await ask('/car/duster-x1')).status).toBe(200);
      await closed;
      for (let turn = 0; turn < 6; turn++) expect((await ask('/car/duster-x1')).status).toBe(200);
    });

    test('without the gateway, the unavailable page and released files are served', async () => {
      await gateway.close();
      for (const [method, accept] of [
        ['GET', 'text/html'],
        ['POST', '*/*'],
      ] as const) {
        const answer = await ask('/cars?pickup=2027-01-02', { method, headers: { accept } });
        expect([answer.status, await answer.text()]).toEqual([503, composeUnavailablePage(DEFAULT_SITE_SETTINGS)]);
        expect(Object.fromEntries(answer.headers)).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'retry-after': '10',
          'x-content-type-options': 'nosniff',
          'permissions-policy': PERMISSIONS,
        });
        expect(['etag', 'last-modified'].filter((name) => answer.headers.has(name))).toEqual([]);
      }
      expect((await ask('/releases/host/v1/main.abc.js')).status).toBe(200);
      expect((await ask('/api/seen')).headers.get('content-type')).toBe('application/json');
    });

    test('without a written unavailable page, one line of text is served', async () => {
      await rm(path.join(folder, 'store', 'unavailable.html'));
      const answer = await ask('/');
      expect([answer.status, await answer.text()]).toEqual([
        503,
        'The site is not available right now. Please try again in a moment.',
      ]);
      expect([answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual(['10', 'no-store']);
    });

    test('while servers are away the log of errors names no visitor, and that of requests what was tried', async () => {
      for (const one of [
        '/api/seen?email=secret.person@example.com',
        '/my-booking?code=secret',
        '/releases/host/v1/secret.js',
      ])
        expect((await ask(one)).ok).toBe(false);
      const [errors, requests] = await Promise.all(
        ['error.log', 'access.log'].map((file) => readFile(path.join(folder, 'nginx', file), 'utf8')),
      );
      expect(errors).not.toMatch(/client:|secret|127\.0\.0\.1/);
      expect(requests).toMatch(/ GET 503 [\d.]+ - 502.*$/m);
      expect(requests).not.toMatch(/secret|127\.0\.0\.1/);
    });
  });
}
