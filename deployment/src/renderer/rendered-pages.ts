import type { FastifyBaseLogger } from 'fastify';
import type { RenderedPage, RuntimeSettings } from 'shared-kit/contract';
import { agencyToday, isSameDayClosed } from 'shared-kit/domain';
import type { ServedApp, ServedApps } from '../gateway/active-releases.ts';
import type { ContentVersion } from './content-version.ts';
import type { ServerBuild } from './load-server-build.ts';
import { createPageCache } from './page-cache.ts';
import { createPageRenderer } from './page-renderer.ts';

/** The pages of one set of releases as the server renders them. */
export interface RenderedPages {
  /** Undefined when the page is left to the browser; the log says why. @param url path and query */
  get(url: string): Promise<RenderedPage | undefined>;
  close(): Promise<void>;
}

interface RenderedPagesOptions {
  readonly apps: ServedApps;
  readonly settings: RuntimeSettings;
  readonly apiOrigin: string;
  readonly contentVersion: ContentVersion;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** A page has about 30 kB, and addresses can be made up without end. */
const CAPACITY = 300;
const MAX_URL_LENGTH = 500;
const START_PATIENCE_MS = 15_000;

export function openRenderedPages(options: RenderedPagesOptions): RenderedPages {
  const { apps, settings, apiOrigin, contentVersion, log } = options;
  const host = serverBuildOf(apps.host);
  const remote = serverBuildOf(apps.public);
  if (!host || !remote) return NO_PAGES;

  const renderer = createPageRenderer({ host, remote, settings, apiOrigin });
  let isClosed = false;
  // No visitor waits for the builds to be loaded, and one that is broken says so when it is activated.
  renderer.render('/', START_PATIENCE_MS).catch((error: unknown) => {
    if (!isClosed)
      log.warn(error, `Pages of ${settings.remotes.public.entry} cannot be rendered and are left to the browser`);
  });
  const cache = createPageCache<RenderedPage>(CAPACITY);

  /** With the day and the cut-off, at which pages change although nobody writes anything. */
  async function currentVersion(): Promise<string | undefined> {
    const version = await contentVersion.current();
    const { timeZone } = settings.site;
    const now = new Date();
    return version && [version, agencyToday(now, timeZone), isSameDayClosed(now, timeZone)].join();
  }

  return {
    async get(url) {
      if (url.length > MAX_URL_LENGTH) return undefined;
      try {
        return await cache.get(url, await currentVersion(), () => renderer.render(url));
      } catch (error) {
        log.warn({ err: error, page: url }, 'A page was not rendered and is left to the browser');
        return undefined;
      }
    },
    async close() {
      isClosed = true;
      await renderer.close();
    },
  };
}

const NO_PAGES: RenderedPages = { get: async () => undefined, close: async () => undefined };

/** Undefined for a release without one, and for an application that is being developed. */
function serverBuildOf({ build, folder, hashes }: ServedApp): ServerBuild | undefined {
  const hash = build.server && hashes?.[build.server];
  return build.server && hash && folder ? { file: `${folder}/${build.server}`, hash } : undefined;
}
