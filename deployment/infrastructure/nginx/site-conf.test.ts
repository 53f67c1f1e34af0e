import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import fastify, { type FastifyInstance } from 'fastify';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { lingeringClose, PERMISSIONS_POLICY } from 'shared-kit/server';
import { buildGateway } from '../../src/gateway/gateway.ts';
import { publishSmallBuilds, SCRIPT } from '../../src/testing/publish-small-builds.ts';
import { sendRaw } from '../../src/testing/send-raw.ts';
import { findNginx, runNginx } from '../testing/run-nginx.ts';

const TEMPLATE = path.resolve(__dirname, 'site.conf');
const nginx = findNginx();
jest.setTimeout(30_000);

/** As envsubst does it. @throws Error that names what has no value */
async function render(values: Readonly<Record<string, string>>): Promise<string> {
  const template = (await readFile(TEMPLATE, 'utf8')).replaceAll(/^\s*#.*$/gm, '');
  return template.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`site.conf asks for ${name}`);
    return value;
  });
}

const portOf = (address: string) => Number(new URL(address).port);

interface Ports {
  readonly site: number;
  readonly api: number;
}

const values = (ports: Ports, folder: string, [gateway, first, second]: readonly [string, string, string]) => ({
  LISTEN: `127.0.0.1:${ports.site}`,
  API_LISTEN: `127.0.0.1:${ports.api}`,
  SERVER_NAME: 'localhost',
  RELEASE_STORE: folder,
  GATEWAY: gateway,
  API_1: first,
  API_2: second,
});

test('the template asks for the documented values only, and allows no script that is not known', async () => {
  const site = await render(values({ site: 8080, api: 9000 }, '/store', ['127.0.0.1:1', '127.0.0.1:2', '127.0.0.1:3']));
  expect(site).toContain('listen 127.0.0.1:8080;');
  expect(site).not.toMatch(/\$\{|unsafe-/);
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** What an API server of the test says of a request. */
interface Seen {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
}

function startApi(name: string): Promise<[FastifyInstance, string]> {
  const api = fastify();
  lingeringClose(api.server);
  const refuse = async () => {
    throw Object.assign(new Error('refused early'), { statusCode: 401 });
  };
  api.post('/api/refuse', { onRequest: refuse }, async () => undefined);
  api.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume().once('end', () => done(null));
  });
  api.get('/api/seen', ({ headers }) => ({ name, headers }));
  api.get('/media/cars/a.webp', (_request, reply) => reply.header('cache-control', 'immutable').send('picture'));
  api.get('/api/none', (_request, reply) => reply.code(404).send({ code: 404 }));
  api.get('/internal/content-version', () => ({ name }));
  api.post('/api/entities/Cars/search', () => ({ name }));
  api.post('/api/images', () => ({ stored: true }));
  return api.listen({ host: '127.0.0.1', port: 0 }).then((origin) => [api, origin.replace('http://', '')]);
}

if (!nginx) {
  test('no nginx is installed here: of the site behind it only the template was checked', () => {
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
      const [[first, firstAddress], [second, secondAddress]] = await Promise.all([startApi('1'), startApi('2')]);
      apis = [first, second];
      gateway = await buildGateway({
        store,
        site: DEFAULT_SITE_SETTINGS,
        apiOrigin: 'http://127.0.0.1:1',
        logLevel: 'silent',
      });
      const gatewayOrigin = await gateway.listen({ host: '127.0.0.1', port: 0 });
      const ports = { site: await freePort(), api: await freePort() };
      site = `http://127.0.0.1:${ports.site}`;
      forGateway = `http://127.0.0.1:${ports.api}`;
      const addresses = [gatewayOrigin.replace('http://', ''), firstAddress, secondAddress] as const;
      const rendered = await render(values(ports, store.root, addresses));
      stopNginx = await runNginx(nginx, { folder: path.join(folder, 'nginx'), site: rendered, port: ports.site });
    });
    afterAll(async () => {
      await stopNginx?.();
      await Promise.all([gateway, ...apis].map((server) => server.close()));
      await rm(folder, { recursive: true });
    });

    const ask = (pathname: string, options: RequestInit = {}) =>
      fetch(site + pathname, { redirect: 'manual', ...options });
    const plain = { headers: { 'accept-encoding': 'identity' } };

    test('released files are immutable, typed and hardened', async () => {
      const answer = await ask('/releases/host/v1/main.abc.js', plain);
      expect([answer.status, await answer.text()]).toEqual([200, SCRIPT.plain]);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/javascript; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        vary: 'Accept-Encoding',
      });
    });

    test('they travel as they were compressed at the build', async () => {
      const answer = await ask('/releases/host/v1/main.abc.js', { headers: { 'accept-encoding': 'gzip' } });
      expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual(['gzip', SCRIPT.gzip]);
    });

    test.each([
      '/releases/host/v1/gone.js',
      '/releases/host/v1/',
      '/releases/host/v1',
      '/releases/',
      '/releases/host/v1/.secret',
      '/releases/host/v1/server/index.cjs',
      '/releases/host/.v2-77/main.js',
      '/releases/host/v1/..%2f..%2f..%2factive.json',
      '/releases/..%2fstore/active.json',
      '/gone.js',
    ])('%s is missing: 404 as text, never the page', async (pathname) => {
      const answer = await ask(pathname);
      expect([answer.status, await answer.text()]).toEqual([404, 'Not found']);
      expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    });

    test('pages come from the gateway with the policy it computed, and in no cache', async () => {
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

    test('calls reach an API with the client as nginx saw it, whatever a stranger claims', async () => {
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

    test('answers of the API and its pictures pass as they are', async () => {
      const missing = await ask('/api/none');
      expect([missing.status, await missing.json()]).toEqual([404, { code: 404 }]);
      const picture = await ask('/media/cars/a.webp');
      expect([await picture.text(), picture.headers.get('cache-control')]).toEqual(['picture', 'immutable']);
    });

    test('a picture of 10 MB passes, more is refused in the form of every error', async () => {
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
    ])('a %i arrives whole through nginx: %s at %s, %d MB', async (status, words, target, megabytes) => {
      const body = Buffer.alloc(megabytes * 1_048_576);
      const head = [
        `POST ${target} HTTP/1.1`,
        'Host: localhost',
        `Content-Length: ${body.length}`,
        'Connection: close',
      ];
      const answers = await Promise.all(Array.from({ length: 5 }, () => sendRaw(portOf(site), head, body)));
      for (const answer of answers) expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .*${words}`, 's'));
    });

    test('curl, which asks before it sends 2 MB, is told to go on', async () => {
      const picture = path.join(folder, 'picture.webp');
      await writeFile(picture, Buffer.alloc(2 * 1_048_576));
      const words = ['-sS', '-H', 'expect: 100-continue', '--data-binary', `@${picture}`, `${site}/api/images`];
      const { stdout } = await promisify(execFile)('curl', words);
      expect(JSON.parse(stdout)).toEqual({ stored: true });
    });

    test.each(['/?preview=off', '/releases/host/v1', '/api/none', '/nowhere'])(
      'a target with a foreign host, http://evil.example%s, leads to no other site',
      async (target) => {
        const head = [`GET http://evil.example${target} HTTP/1.1`, 'Host: localhost', 'Connection: close'];
        expect(await sendRaw(portOf(site), head)).toMatch(/^HTTP\/1\.1 [34](?!.*evil\.example)/s);
      },
    );

    test('what only the gateway may ask is answered at its own address, and not to strangers', async () => {
      expect((await fetch(`${forGateway}/internal/content-version`)).status).toBe(200);
      expect((await ask('/internal/content-version')).status).toBe(404);
    });

    test('both API servers are asked; one that is gone is not missed, and without any there is a clean 503', async () => {
      const asked = async () => ((await (await ask('/api/seen')).json()) as Seen).name;
      const names = new Set([await asked(), await asked(), await asked()]);
      expect([...names].sort()).toEqual(['1', '2']);
      await apis[0]?.close();
      expect([await asked(), await asked(), await asked()]).toEqual(['2', '2', '2']);
      // As the gateway reads cars for a page.
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

    test('without the gateway there is a text, and released files all the same', async () => {
      await gateway.close();
      const answer = await ask('/');
      expect([answer.status, await answer.text()]).toEqual([
        503,
        'The site is not available right now. Please try again in a moment.',
      ]);
      expect((await ask('/releases/host/v1/main.abc.js')).status).toBe(200);
    });
  });
  describe('with tls.conf', () => {
    let folder: string;
    let gateway: FastifyInstance;
    let api: FastifyInstance;
    let stopNginx: () => Promise<void>;
    let http: number;
    let https: number;

    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'nginx-tls-'));
      const store = await publishSmallBuilds(folder);
      const [started, apiAddress] = await startApi('1');
      api = started;
      const apiOrigin = `http://${apiAddress}`;
      gateway = await buildGateway({ store, site: DEFAULT_SITE_SETTINGS, apiOrigin, logLevel: 'silent' });
      const address = (await gateway.listen({ host: '127.0.0.1', port: 0 })).replace('http://', '');
      [http, https] = [await freePort(), await freePort()];
      const ports = { site: http, api: await freePort() };
      const site = await render(values(ports, store.root, [address, apiAddress, apiAddress]));
      const tls = (await readFile(path.resolve(__dirname, 'tls.conf'), 'utf8'))
        .replace('listen 443', `listen 127.0.0.1:${https}`)
        .replaceAll(/\/etc\/letsencrypt\S+\.pem/g, path.resolve(__dirname, '../testing/self-signed.pem'));
      await writeFile(path.join(folder, 'tls.conf'), tls);
      stopNginx = await runNginx(nginx, {
        folder: path.join(folder, 'nginx'),
        site: site.replace('/etc/nginx/car-rental.d/*.conf', path.join(folder, 'tls.conf')),
        port: http,
      });
    });
    afterAll(async () => {
      await stopNginx?.();
      await Promise.all([gateway, api].map((server) => server.close()));
      await rm(folder, { recursive: true });
    });

    test('http moves to https at the name of this site, whatever name was asked for', async () => {
      for (const head of [
        ['GET /cars?from=1 HTTP/1.1', 'Host: evil.example'],
        ['GET http://evil.example/cars?from=1 HTTP/1.1', 'Host: localhost'],
      ]) {
        const answer = await sendRaw(http, [...head, 'Connection: close']);
        expect(answer).toMatch(/^HTTP\/1\.1 301 .*\r\nLocation: https:\/\/localhost\/cars\?from=1\r\n/s);
      }
    });

    test.each([
      ['/', 200],
      ['/releases/host/v1/main.abc.js', 200],
      ['/releases/host/v1/gone.js', 404],
      ['/api/seen', 200],
      ['/api/none', 404],
    ])('over https %s says once that the site is there only, and what no page may use', async (target, status) => {
      const asked = request({ host: '127.0.0.1', port: https, path: target, rejectUnauthorized: false }).end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.resume();
      const sent = answer.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
      expect(sent.filter((name) => name === 'strict-transport-security')).toHaveLength(1);
      expect(answer).toMatchObject({
        statusCode: status,
        headers: { 'strict-transport-security': 'max-age=31536000' },
      });
      if (!target.startsWith('/api/')) expect(answer.headers['permissions-policy']).toBe(PERMISSIONS_POLICY);
    });
  });
}
