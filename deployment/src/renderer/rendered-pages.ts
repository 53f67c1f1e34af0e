import type { FastifyBaseLogger } from 'fastify';
import type { RenderedPage, RuntimeSettings } from 'shared-kit/contract';
import { agencyToday, isSameDayClosed } from 'shared-kit/domain';
import type { ServedApp, ServedApps } from '../gateway/active-releases.ts';
import type { Page } from '../gateway/compose-page.ts';
import { type ContentVersion, VERSION_MAX_AGE_MS } from './content-version.ts';
import type { ServerBuild } from './load-server-build.ts';
import { createPageCache } from './page-cache.ts';
import { createPageRenderer, RendererResting } from './page-renderer.ts';
import { withDeadline } from './with-deadline.ts';

/** The pages of one set of releases as the server renders them. */
export interface RenderedPages {
  /** Settles once pages can be rendered, or turned out not to; never rejects. */
  readonly ready: Promise<void>;
  /**
   * Undefined when the page is left to the browser; the log says why.
   * @param url path and query
   */
  get(url: string): Promise<Page | undefined>;
  close(): Promise<void>;
}

interface RenderedPagesOptions {
  readonly apps: ServedApps;
  readonly settings: RuntimeSettings;
  readonly apiOrigin: string;
  readonly contentVersion: ContentVersion;
  /** Makes the whole page, which is what is kept. @throws Error when it is to be left to the browser */
  readonly compose: (url: string, rendered: RenderedPage) => Promise<Page>;
  /** Called for every page that could not be rendered. */
  readonly onFailure: () => void;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** In bytes: some hundred pages, and addresses can be made up without end. */
const CAPACITY = 50_000_000;
const MAX_URL_LENGTH = 2_000;
/** Less than the second for which a page may be behind the database. */
const MAX_AGE_MS = 900;
/** A visitor waits no longer for a page that can show itself in the browser. */
const PATIENCE_MS = 1_500;

export function openRenderedPages(options: RenderedPagesOptions): RenderedPages {
  const { apps, settings, apiOrigin, contentVersion, compose, onFailure, log } = options;
  const host = serverBuildOf(apps.host);
  const remote = serverBuildOf(apps.public);
  if (!host || !remote) {
    log.warn({ revision: settings.revision }, 'A release has no server build: its pages are left to the browser');
    return NO_PAGES;
  }

  const renderer = createPageRenderer({ host, remote, settings, apiOrigin }, log);
  const cache = createPageCache<Page>(CAPACITY, sizeOf);

  /** @throws Error when the page is to be left to the browser */
  async function read(url: string): Promise<Page> {
    const deadline = Date.now() + PATIENCE_MS;
    while (Date.now() < deadline) {
      const version = await contentVersion.current();
      const start = performance.now();
      const page = await cache.get(url, version && withMoment(version, settings), async () =>
        compose(url, await renderer.render({ url, deadline })),
      );
      // What took long may show what was true when it was begun, or before: when the version was asked for.
      const age = performance.now() - start + (version ? VERSION_MAX_AGE_MS : 0);
      if (age <= MAX_AGE_MS || (version && (await contentVersion.latest()) === version)) return page;
      // An API that is too slow to say it would be too slow again.
      if (!version) break;
    }
    throw new Error('It took so long that what it shows may be out of date');
  }

  return {
    ready: renderer.ready,
    async get(url) {
      if (url.length > MAX_URL_LENGTH) return undefined;
      try {
        return await withDeadline(read(url), PATIENCE_MS);
      } catch (error) {
        if (!(error instanceof RendererResting)) {
          onFailure();
          log.warn({ err: error, page: url.split('?')[0] }, 'A page was not rendered and is left to the browser');
        }
        return undefined;
      }
    },
    close: () => renderer.close(),
  };
}

/** All of them left to the browser. */
export const NO_PAGES: RenderedPages = {
  ready: Promise.resolve(),
  get: async () => undefined,
  close: async () => undefined,
};

/**
 * Two bytes a character; undefined for a page that does not exist: of those anybody can ask for as many as he likes.
 */
function sizeOf({ status, html }: Page): number | undefined {
  return status === 200 ? 2 * html.length : undefined;
}

/** With the day and the cut-off, at which pages change although nobody writes anything. */
function withMoment(version: string, { site: { timeZone } }: RuntimeSettings): string {
  const now = new Date();
  return [version, agencyToday(now, timeZone), isSameDayClosed(now, timeZone)].join();
}

/** Undefined for a release without one, and for an application that is being developed. */
function serverBuildOf({ build, folder, hashes }: ServedApp): ServerBuild | undefined {
  const hash = build.server && hashes?.[build.server];
  return build.server && hash && folder ? { file: `${folder}/${build.server}`, hash } : undefined;
}
