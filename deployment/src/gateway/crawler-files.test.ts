import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { publishSmallBuilds } from '../../test/publish-small-builds.ts';
import { readRelease } from '../release-store/release-store.ts';
import { buildGateway } from './gateway.ts';

const SITE = 'https://cars.example';
let folder: string;
let api: FastifyInstance;
let gateway: FastifyInstance;
let publishedAt: string;
let questions = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'crawlers-'));
  api = fastify();
  api.get('/internal/listed-cars', () => {
    questions++;
    return {
      cars: [
        { carId: 'duster-1', changedAt: '2126-11-20T08:30:00.123Z' },
        { carId: 'a/b&c <', changedAt: '2026-11-19T00:00:00.000Z' },
      ],
    };
  });
  const store = await publishSmallBuilds(folder);
  publishedAt = (await readRelease(store, 'public', 'v1'))?.release.publishedAt ?? '';
  gateway = await buildGateway({
    store,
    site: { ...DEFAULT_SITE_SETTINGS, siteUrl: SITE, agencyName: 'Atlas "Cars"' },
    apiOrigin: await api.listen({ host: '127.0.0.1', port: 0 }),
    logLevel: 'silent',
  });
});
afterAll(async () => {
  await gateway.close();
  await api.close();
  await rm(folder, { recursive: true });
});

test('robots.txt disallows the API only, and names the sitemap', async () => {
  const { statusCode, headers, body } = await gateway.inject('/robots.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body.split('\n')).toEqual(['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${SITE}/sitemap.xml`, '']);
});

test.each([
  ['/', undefined],
  ['/car/duster-1?noindex', undefined],
  ['/my-booking', 'noindex'],
  ['/review', 'noindex'],
  ['/ar/my-booking/', 'noindex'],
  ['/My%2Dbooking', 'noindex'],
  ['/login', 'noindex'],
  ['/login?redirect=%2F', 'noindex'],
  ['/admin', 'noindex'],
  ['/admin/bookings/7', 'noindex'],
])('robots.txt for %s: allowed %p', async (pathname, told) => {
  expect((await gateway.inject(pathname)).headers['x-robots-tag']).toBe(told);
});

test('the sitemap has the pages of the active release and the cars on sale, with their last changes', async () => {
  const { statusCode, headers, body } = await gateway.inject('/sitemap.xml');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(headers['cache-control']).toBe('public, max-age=300');
  const pages = [...body.matchAll(/<url><loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)].map((found) => found.slice(1));
  const inAllLanguages = (home: string, path: string, changedAt: string) => [
    [home, changedAt],
    ...['fr', 'es', 'ar'].map((language) => [`${SITE}/${language}${path}`, changedAt]),
  ];
  expect(pages).toEqual([
    ...inAllLanguages(`${SITE}/`, '', '2126-11-20T08:30:00.123Z'),
    ...inAllLanguages(`${SITE}/faq`, '/faq', publishedAt),
    ...inAllLanguages(`${SITE}/car/duster-1`, '/car/duster-1', '2126-11-20T08:30:00.123Z'),
    ...inAllLanguages(`${SITE}/car/a%2Fb%26c%20%3C`, '/car/a%2Fb%26c%20%3C', '2026-11-19T00:00:00.000Z'),
  ]);
  expect(body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+" xmlns:xhtml="[^"]+">/);
});

test('every entry of the sitemap names the page in all languages', async () => {
  const { body } = await gateway.inject('/sitemap.xml');
  const entries = [...body.matchAll(/<loc>([^<]*\/faq)<\/loc>.*?(<xhtml.*?)<\/url>/g)];
  expect(entries).toHaveLength(4);
  for (const [, , links = ''] of entries)
    expect([...links.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, ...link]) => link)).toEqual([
      ['en', `${SITE}/faq`],
      ['fr', `${SITE}/fr/faq`],
      ['es', `${SITE}/es/faq`],
      ['ar', `${SITE}/ar/faq`],
      ['x-default', `${SITE}/faq`],
    ]);
});

test('concurrent requests for the sitemap cause one API request', async () => {
  const before = questions;
  await Promise.all([gateway.inject('/sitemap.xml'), gateway.inject('/sitemap.xml'), gateway.inject('/sitemap.xml')]);
  expect(questions - before).toBeLessThanOrEqual(1);
});

test.each([
  ['/favicon.ico', 'image/x-icon'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/share.jpg', 'image/jpeg'],
  ['/site.webmanifest', 'application/manifest+json'],
])('%s exists, is small, and is referenced by the page or the manifest', async (pathname, type) => {
  const { statusCode, headers, rawPayload } = await gateway.inject(pathname);
  expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining(type)]);
  expect(headers['cache-control']).toBe('public, max-age=86400');
  expect(rawPayload.length).toBeLessThan(80_000);
  if (pathname !== '/share.jpg') expect((await gateway.inject('/')).body).toContain(`href="${pathname}"`);
});

test('every icon of the manifest exists', async () => {
  const manifest = (await gateway.inject('/site.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Atlas "Cars"', start_url: '/' });
  for (const { src } of manifest.icons) expect((await gateway.inject(src)).statusCode).toBe(200);
});

test('while the API is down the sitemap gets an error, and works again afterwards', async () => {
  let isDown = true;
  const failing = fastify();
  failing.get('/internal/listed-cars', (_request, reply) => (isDown ? reply.code(503).send() : { cars: [] }));
  const alone = await buildGateway({
    store: { root: path.join(folder, 'store') },
    site: DEFAULT_SITE_SETTINGS,
    apiOrigin: await failing.listen({ host: '127.0.0.1', port: 0 }),
    logLevel: 'silent',
  });
  const { statusCode, headers } = await alone.inject('/sitemap.xml');
  expect([statusCode, headers['retry-after']]).toEqual([503, '60']);
  isDown = false;
  expect((await alone.inject('/sitemap.xml')).statusCode).toBe(200);
  await alone.close();
  await failing.close();
});

test.each(['/my-booking', '/fr/my-booking'])('%s is stored by nobody, and refers to nothing', async (pathname) => {
  const { statusCode, headers } = await gateway.inject(pathname);
  expect([statusCode, headers['cache-control'], headers['referrer-policy'], headers.etag]).toEqual([
    200,
    'no-store',
    'no-referrer',
    undefined,
  ]);
});

test('the service worker is revalidated on each request, and its policy allows requests to this site', async () => {
  const { statusCode, headers, body } = await gateway.inject('/sw.js');
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'no-cache',
  ]);
  expect(headers['content-security-policy']).toBe("default-src 'none';connect-src 'self'");
  expect(body).toContain("addEventListener('fetch'");
  const page = await gateway.inject('/my-booking');
  expect(page.headers['content-security-policy']).toContain("worker-src 'self'");
});

test('with SERVICE_WORKER=off the worker removes its copy and itself', async () => {
  const off = await buildGateway({
    store: { root: path.join(folder, 'store') },
    site: DEFAULT_SITE_SETTINGS,
    apiOrigin: 'http://127.0.0.1:9',
    isServiceWorkerOn: false,
    logLevel: 'silent',
  });
  const { body } = await off.inject('/sw.js');
  expect(body).toContain('unregister()');
  expect(body).not.toContain("addEventListener('fetch'");
  await off.close();
});
