import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { buildGateway } from './gateway.ts';
import { openRelease } from './release.ts';

let folder: string;
let api: FastifyInstance;
let gateway: FastifyInstance;

async function writeBuild(app: string, files: Readonly<Record<string, string>>): Promise<string> {
  const build = path.join(folder, app);
  await mkdir(build);
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(build, name), content);
  return build;
}

const manifest = (name: string) => JSON.stringify({ name, metaData: { remoteEntry: { name: 'remoteEntry.abc.js' } } });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gateway-'));
  api = fastify();
  api.get('/api/health', (request) => ({ forwardedFor: request.headers['x-forwarded-for'] }));
  api.post('/api/echo', (request) => request.body);
  const apiOrigin = await api.listen({ host: '127.0.0.1', port: 0 });

  const entry = { scripts: ['main.abc.js'], styles: ['main.abc.css'], fonts: ['figtree.abc.woff2'] };
  gateway = await buildGateway({
    releases: {
      host: await openRelease(
        'host',
        await writeBuild('host', {
          'entry.json': JSON.stringify(entry),
          'main.abc.js': 'start()',
          'main.abc.js.br': 'brotli',
        }),
      ),
      public: await openRelease(
        'public',
        await writeBuild('public', { 'mf-manifest.json': manifest('remote_public') }),
      ),
      admin: await openRelease('admin', await writeBuild('admin', { 'mf-manifest.json': manifest('remote_admin') })),
    },
    site: { ...DEFAULT_SITE_SETTINGS, agencyName: 'Cars </script><script>alert(1)</script>' },
    apiOrigin,
    logLevel: 'silent',
  });
});

afterAll(async () => {
  await gateway.close();
  await api.close();
  await rm(folder, { recursive: true });
});

test.each(['/', '/car/duster-x1', '/admin/bookings/7', '/login?redirect=%2Fadmin'])(
  '%s gets the page, never cached',
  async (url) => {
    const answer = await gateway.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toMatch(/<script type="module" src="\/releases\/host\/[0-9a-f]{12}\/main\.abc\.js"/);
    expect(answer.body).toMatch(/<link rel="stylesheet" href="\/releases\/host\/[0-9a-f]{12}\/main\.abc\.css">/);
  },
);

test('the settings come with the page, and cannot break out of their element', async () => {
  const { body } = await gateway.inject('/');
  const [, json = ''] = /<script type="application\/json" id="runtime-settings">(.*?)<\/script>/.exec(body) ?? [];
  const settings = JSON.parse(json);
  expect(settings.site.agencyName).toBe('Cars </script><script>alert(1)</script>');
  expect(settings.remotes.public).toEqual({
    container: 'remote_public',
    entry: expect.stringMatching(/^\/releases\/public\/[0-9a-f]{12}\/remoteEntry\.abc\.js$/),
  });
  expect(body).not.toContain('<script>alert');
});

test('files of a release are immutable and served compressed where the browser takes it', async () => {
  const [, script = ''] = /src="([^"]+main\.abc\.js)"/.exec((await gateway.inject('/')).body) ?? [];
  const plain = await gateway.inject(script);
  expect([plain.statusCode, plain.body]).toEqual([200, 'start()']);
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const compressed = await gateway.inject({ url: script, headers: { 'accept-encoding': 'br' } });
  expect([compressed.headers['content-encoding'], compressed.body]).toEqual(['br', 'brotli']);
});

test.each(['/releases/host/none/main.js', '/favicon.ico', '/main.js'])(
  '%s is missing: 404 as text, never the page',
  async (url) => {
    const answer = await gateway.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('text/plain');
  },
);

test('scripts run from this origin only', async () => {
  const policy = String((await gateway.inject('/')).headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
});

test('calls go through to the API with the address of the client', async () => {
  expect((await gateway.inject({ url: '/api/health', remoteAddress: '203.0.113.7' })).json()).toEqual({
    forwardedFor: '203.0.113.7',
  });
  const echoed = await gateway.inject({ method: 'POST', url: '/api/echo', payload: { hello: 'Marrakech' } });
  expect(echoed.json()).toEqual({ hello: 'Marrakech' });
});

test('an API that is down gives a clean 503 in the form of every error', async () => {
  const alone = await buildGateway({
    releases: {
      host: { app: 'host', folder: path.join(folder, 'host'), baseUrl: '/releases/host/x/' },
      public: { app: 'public', folder: path.join(folder, 'public'), baseUrl: '/releases/public/x/' },
      admin: { app: 'admin', folder: path.join(folder, 'admin'), baseUrl: '/releases/admin/x/' },
    },
    site: DEFAULT_SITE_SETTINGS,
    apiOrigin: 'http://127.0.0.1:1',
    logLevel: 'silent',
  });
  const answer = await alone.inject('/api/health');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 503, meta: { type: 'service_unavailable' } });
  await alone.close();
});
