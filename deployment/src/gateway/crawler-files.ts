import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isMyBookingPath, LOCALE_CODES, listAlternates, localizePath } from 'shared-kit/domain';
import Type, { type Static } from 'typebox';
import { checkDocument } from '../release-store/parse-document.ts';
import { escapeHtml } from './escape-html.ts';
import { readServedReleases, type SiteOptions } from './served-releases.ts';

const LISTED_CARS_TIMEOUT_MS = 5000;
const MAX_AGE_S = 300;
const CACHE_5_MIN = `public, max-age=${MAX_AGE_S}`;

/** Serves `robots.txt`, and `sitemap.xml` from the active releases and the listed cars. */
export function addCrawlerFiles(gateway: FastifyInstance, options: SiteOptions): void {
  // Console, sign-in and the page of the bookings are not disallowed: a crawler must fetch them to see their `noindex`.
  const robots = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${options.site.siteUrl}/sitemap.xml`, ''].join(
    '\n',
  );
  gateway.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', CACHE_5_MIN).send(robots),
  );

  // Concurrent requests share one build; failures are not cached.
  const sitemaps = new LRUCache<string, string>({
    max: 1,
    ttl: MAX_AGE_S * 1000,
    fetchMethod: () => makeSitemap(options),
  });
  gateway.get('/sitemap.xml', async (request, reply) => {
    try {
      const sitemap = await sitemaps.forceFetch('sitemap');
      return reply.type('application/xml; charset=utf-8').header('cache-control', CACHE_5_MIN).send(sitemap);
    } catch (error) {
      // An incomplete sitemap would delist the missing pages.
      request.log.warn({ err: error }, 'Failed to build the sitemap');
      return reply
        .code(503)
        .header('retry-after', '60')
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('Not available right now');
    }
  });
}

async function makeSitemap({ store, devServers, site, apiOrigin, releaseKeys }: SiteOptions): Promise<string> {
  const [{ apps }, cars] = await Promise.all([
    readServedReleases(store, devServers, { releaseKeys }),
    readListedCars(apiOrigin),
  ]);
  const { build, publishedAt } = apps.public;
  const patterns = Object.keys(build.pages);
  return composeSitemap({ siteUrl: site.siteUrl, patterns, ...(publishedAt && { publishedAt }), cars });
}

const ListedCarSchema = Type.Object({
  carId: Type.String(),
  /** ISO timestamp. */
  changedAt: Type.String(),
});
/** A car on sale. */
type ListedCar = Readonly<Static<typeof ListedCarSchema>>;
const ListedCarsSchema = Type.Object({ cars: Type.Array(ListedCarSchema) });

async function readListedCars(apiOrigin: string): Promise<readonly ListedCar[]> {
  const response = await fetch(`${apiOrigin}/internal/listed-cars`, {
    signal: AbortSignal.timeout(LISTED_CARS_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`/internal/listed-cars responded with status ${response.status}`);
  return checkDocument(ListedCarsSchema, await response.json(), '/internal/listed-cars').cars;
}

interface SitemapOptions {
  readonly siteUrl: string;
  /** Routes of the public remote, `/car/:carId` among them. */
  readonly patterns: readonly string[];
  /** ISO timestamp of the public release; absent for a development server. */
  readonly publishedAt?: string;
  readonly cars: readonly ListedCar[];
}

/** Pages that change with every car. */
const LISTS = ['/', '/cars'];

/** Returns the sitemap of all public pages and cars, with the last change of each. */
function composeSitemap({ siteUrl, patterns, publishedAt, cars }: SitemapOptions): string {
  const lastChange = (path: string) =>
    publishedAt && (LISTS.includes(path) ? latest([publishedAt, ...cars.map((car) => car.changedAt)]) : publishedAt);
  const paths = patterns.filter((pattern) => !pattern.includes(':') && !isMyBookingPath(pattern));
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...paths.flatMap((path) => entries(siteUrl, path, lastChange(path))),
    ...cars.flatMap(({ carId, changedAt }) => entries(siteUrl, `/car/${encodeURIComponent(carId)}`, changedAt)),
    '</urlset>',
    '',
  ];
  return lines.join('\n');
}

function latest(timestamps: readonly string[]): string {
  return timestamps.reduce((last, one) => (one > last ? one : last));
}

/** Returns one entry per language, each of which names all. @param path without language prefix */
function entries(siteUrl: string, path: string, changedAt?: string): string[] {
  const lastChange = changedAt ? `<lastmod>${escapeHtml(changedAt)}</lastmod>` : '';
  const alternates = listAlternates(siteUrl, path)
    .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`)
    .join('');
  return LOCALE_CODES.map((locale) => {
    const address = escapeHtml(siteUrl + localizePath(locale, path));
    return `<url><loc>${address}</loc>${lastChange}${alternates}</url>`;
  });
}
