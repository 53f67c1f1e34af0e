import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { DEFAULT_LOCALE, isPersonalPath, LOCALE_CODES, listAlternates, localizePath } from 'shared-kit/domain';
import { escapeHtml } from 'shared-kit/server';
import Type, { type Static } from 'typebox';
import { checkDocument } from '../release-store/parse-document.ts';
import { readServedReleases, type ServedApp, type SiteOptions } from './served-releases.ts';

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
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...Object.values(apps).flatMap((app) => listPages(site.siteUrl, app, cars)),
    '</urlset>',
    '',
  ].join('\n');
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

/** Pages that change with every car. */
const LISTS = ['/', '/cars'];
/** The parameter of pages of which there is one for each car. */
const CAR_PARAMETER = ':carId';

/** Returns the entries of a remote's pages, for each car too, with the last change of each. */
function listPages(siteUrl: string, { build, publishedAt }: ServedApp, cars: readonly ListedCar[]): string[] {
  const { mount, pages } = build;
  if (!mount?.indexed) return [];
  const entry = (path: string, changedAt: string | undefined) => entries(siteUrl, path, mount.languages, changedAt);
  const lastChange = (path: string) =>
    publishedAt && (LISTS.includes(path) ? latest([publishedAt, ...cars.map((car) => car.changedAt)]) : publishedAt);
  return Object.keys(pages).flatMap((pattern) => {
    const [before = '', after] = pattern.split(CAR_PARAMETER);
    if (after !== undefined)
      return cars.flatMap(({ carId, changedAt }) => entry(before + encodeURIComponent(carId) + after, changedAt));
    return pattern.includes(':') || isPersonalPath(pattern) ? [] : entry(pattern, lastChange(pattern));
  });
}

function latest(timestamps: readonly string[]): string {
  return timestamps.reduce((last, one) => (one > last ? one : last));
}

/** Returns one entry per language of a page, each of which names all. @param path without language prefix */
function entries(siteUrl: string, path: string, isLocalized: boolean, changedAt: string | undefined): string[] {
  const lastChange = changedAt ? `<lastmod>${escapeHtml(changedAt)}</lastmod>` : '';
  const alternates = (isLocalized ? listAlternates(siteUrl, path) : [])
    .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`)
    .join('');
  return (isLocalized ? LOCALE_CODES : [DEFAULT_LOCALE]).map((locale) => {
    const address = escapeHtml(siteUrl + localizePath(locale, path));
    return `<url><loc>${address}</loc>${lastChange}${alternates}</url>`;
  });
}
