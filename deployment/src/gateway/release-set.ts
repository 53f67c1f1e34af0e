import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ownerOfPath } from 'shared-kit/contract';
import type { SiteSettings } from 'shared-kit/domain';
import type { ServerBuild } from '../renderer/renderer-message.ts';
import { rendererProcess } from '../renderer/renderer-process.ts';
import type { ServedApp, ServedReleases } from './active-releases.ts';
import { createPageComposer, type Page } from './compose-page.ts';
import { composeSettings } from './compose-settings.ts';
import { decodePath } from './decode-path.ts';
import { readInlineStyle } from './inline-style.ts';
import { filesForPath, stylesOfAllPages } from './page-files.ts';

/** One release of each application, and the pages that they make together. */
export interface ReleaseSet {
  readonly revision: number;
  /** Settles when pages can be rendered, or cannot be for now; never rejects. */
  readonly ready: Promise<unknown>;
  /** @param url path and query */
  compose(url: string): Promise<Page>;
  /** Waits for the pages that are being rendered. */
  close(): Promise<void>;
}

export interface ReleaseSetOptions {
  readonly site: SiteSettings;
  readonly apiOrigin: string;
  readonly developmentServers: readonly string[];
  /** Are public pages rendered on the server, in a process of this set? */
  readonly isRendered: boolean;
  /** Called for every failure of the renderer, but not for a page that is late because of its data. */
  readonly onRenderFailure: () => void;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Of a page, from the start of its rendering. */
const PAGE_TTL_MS = 1_000;
/** Of all cached pages: some hundred, since addresses can be made up without end. */
const CACHE_BYTES = 50_000_000;
const MAX_URL_LENGTH = 2_000;

export function openReleaseSet({ apps, revision }: ServedReleases, options: ReleaseSetOptions): ReleaseSet {
  const { site, apiOrigin, developmentServers, isRendered, onRenderFailure, log } = options;
  const settings = composeSettings({ apps, revision }, site);
  const composePage = createPageComposer({ apps, settings, developmentServers });
  const unrendered = {
    revision,
    ready: Promise.resolve(),
    compose: async (url: string) => composePage(filesForPath(apps, pathOf(url))),
    close: async () => undefined,
  };
  if (!isRendered) return unrendered;

  const host = serverBuildOf(apps.host);
  const remote = serverBuildOf(apps.public);
  if (!host || !remote) {
    log.warn({ revision }, 'Pages left to client rendering: a release has no server build');
    return unrendered;
  }
  // Read now: the files of a release may be removed while its pages are still asked for.
  const styles = new Map(stylesOfAllPages(apps).map((file) => [file.href, readInlineStyle(file)]));
  for (const style of styles.values()) style.catch(() => undefined);
  const renderer = rendererProcess({ host, remote, settings, apiOrigin }, log, onRenderFailure);

  const pages = new LRUCache<string, Page>({
    ttl: PAGE_TTL_MS,
    maxSize: CACHE_BYTES,
    // Only what exists is kept: larger than the cache means not kept.
    sizeCalculation: ({ status, html }) => (status === 200 ? 2 * html.length : CACHE_BYTES + 1),
    async fetchMethod(url, _stale, { options }) {
      const start = performance.now();
      const files = filesForPath(apps, pathOf(url));
      const page = await renderer.render(url, files.route ?? '*');
      options.ttl = Math.max(1, PAGE_TTL_MS - (performance.now() - start));
      const inlined = files.styles.map((file) => styles.get(file.href) ?? readInlineStyle(file));
      return page && composePage(files, { page, styles: await Promise.all(inlined) });
    },
  });

  return {
    revision,
    ready: renderer.ready,
    async compose(url) {
      const path = pathOf(url);
      const isRenderable =
        ownerOfPath(path) === 'public' && decodePath(path) !== undefined && url.length <= MAX_URL_LENGTH;
      try {
        return (isRenderable && (await pages.fetch(url))) || unrendered.compose(url);
      } catch (error) {
        log.warn({ err: error, path }, 'Page left to client rendering');
        return unrendered.compose(url);
      }
    },
    close: () => renderer.close(),
  };
}

/** Undefined for a release without one, and for an application that a development server holds. */
function serverBuildOf({ build, folder, hashes }: ServedApp): ServerBuild | undefined {
  const hash = build.server && hashes?.[build.server];
  return build.server && hash && folder ? { file: `${folder}/${build.server}`, hash } : undefined;
}

function pathOf(url: string): string {
  return url.split('?')[0] ?? '';
}
