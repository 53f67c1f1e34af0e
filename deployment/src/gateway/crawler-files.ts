import type { FastifyInstance } from 'fastify';
import type { SiteSettings } from 'shared-kit/domain';
import type { ReleaseStore } from '../releases/release-store.ts';
import { type DevelopedApps, readServedReleases } from './active-releases.ts';
import { composeSitemap, type ListedCar } from './compose-sitemap.ts';

interface CrawlerFilesOptions {
  readonly store: ReleaseStore;
  readonly developed: DevelopedApps;
  readonly site: SiteSettings;
  readonly apiOrigin: string;
}

const PATIENCE_MS = 5000;
const A_WHILE = 'public, max-age=300';

/** `robots.txt` and `sitemap.xml`, as what is active and what is on sale say. */
export function addCrawlerFiles(gateway: FastifyInstance, options: CrawlerFilesOptions): void {
  const { store, developed, site, apiOrigin } = options;
  // Console and sign-in are not forbidden: who may not fetch them never reads that they are to be left out.
  const robots = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${site.siteUrl}/sitemap.xml`, ''].join('\n');
  gateway.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', A_WHILE).send(robots),
  );

  gateway.get('/sitemap.xml', async (request, reply) => {
    try {
      const [{ apps }, cars] = await Promise.all([readServedReleases(store, developed), readListedCars(apiOrigin)]);
      const sitemap = composeSitemap(site.siteUrl, Object.keys(apps.public.build.pages), cars);
      return reply.type('application/xml; charset=utf-8').header('cache-control', A_WHILE).send(sitemap);
    } catch (error) {
      // Half a sitemap would tell that the other pages are gone.
      request.log.warn(error, 'The sitemap could not be made');
      return reply
        .code(503)
        .header('retry-after', '60')
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('Not available right now');
    }
  });
}

async function readListedCars(apiOrigin: string): Promise<readonly ListedCar[]> {
  const response = await fetch(`${apiOrigin}/internal/listed-cars`, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`/internal/listed-cars answered ${response.status}`);
  return ((await response.json()) as { cars: readonly ListedCar[] }).cars;
}
