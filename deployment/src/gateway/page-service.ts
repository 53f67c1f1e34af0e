import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ownerOfPath } from 'shared-kit/contract';
import { RENDER_TIMEOUT_MS, type ServerBuild } from '../renderer/renderer-message.ts';
import { rendererProcess } from '../renderer/renderer-process.ts';
import {
  readServedReleases,
  type ServedApp,
  type ServedReleases,
  type SiteOptions,
  watchActivation,
} from './active-releases.ts';
import { composeSettings, createPageComposer, type Page } from './compose-page.ts';
import { decodePath, filesForPath, type InlineStyle, type PageFile, readInlineStyle } from './page-files.ts';
import type { ReleaseHealth } from './release-health.ts';

interface PageServiceOptions extends SiteOptions {
  readonly health: Pick<ReleaseHealth, 'follow' | 'recordRenderFailure'>;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

export interface PageService {
  /** Of the active releases. */
  revision(): number;
  /** @param url path and query */
  compose(url: string): Promise<Page>;
  close(): Promise<void>;
}

/** One release of each application, and the pages that they make together. */
interface ReleaseSet extends Omit<PageService, 'revision'> {
  readonly revision: number;
  /** Settles when pages can be rendered, or cannot be for now; never rejects. */
  readonly ready?: Promise<unknown> | undefined;
}

/** Of a page, from the start of its rendering. */
const PAGE_TTL_MS = 1_000;
/** Of all cached pages: some hundred, since addresses can be made up without end. */
const CACHE_BYTES = 50_000_000;
const MAX_URL_LENGTH = 2_000;

/** Composes the pages of the active releases and follows activations. @throws Error when nothing is active */
export async function pageService(options: PageServiceOptions): Promise<PageService> {
  const { store, developed, releaseKeys, health, log } = options;
  const isDeveloped = Object.keys(developed).length > 0;

  let served: ServedReleases | undefined;
  async function open(): Promise<ReleaseSet> {
    served = await readServedReleases(store, developed, { releaseKeys, current: served, log });
    health.follow(served);
    return openReleaseSet(served, options);
  }

  let active = await open();
  await active.ready;

  async function replaceActive() {
    const next = await open();
    // A release that cannot be rendered is activated all the same.
    await Promise.race([next.ready, sleep(RENDER_TIMEOUT_MS, undefined, { ref: false })]);
    const previous = active;
    active = next;
    await previous.close();
  }

  let replacing = Promise.resolve();
  const stopWatching = watchActivation(store, () => {
    // One after the other, so that the last one stays.
    replacing = replacing.then(replaceActive).catch((error: unknown) => {
      log.error(error, 'The new activation cannot be served; the previous one stays in use');
    });
  });

  return {
    revision: () => active.revision,
    async compose(url) {
      // A development server renames its files at any time.
      return (isDeveloped ? await open() : active).compose(url);
    },
    async close() {
      stopWatching();
      await replacing;
      await active.close();
    },
  };
}

function openReleaseSet(releases: ServedReleases, options: PageServiceOptions): ReleaseSet {
  const { apps, revision } = releases;
  const { developed, site, apiOrigin, health, log } = options;
  const developmentServers = Object.values(developed);
  const settings = composeSettings(releases, site);
  const composePage = createPageComposer({ apps, settings, developmentServers });

  const [host, remote] = [serverBuildOf(apps.host), serverBuildOf(apps.public)];
  const renderer =
    host && remote && developmentServers.length === 0
      ? rendererProcess({ host, remote, settings, apiOrigin }, log, () => recordFailure(releases, health))
      : undefined;
  if (!renderer && developmentServers.length === 0)
    log.warn({ revision }, 'Pages left to client rendering: a release has no server build');

  const styles = new Map<string, Promise<InlineStyle>>();
  function readStyle(file: PageFile): Promise<InlineStyle> {
    const style = styles.get(file.href) ?? readInlineStyle(file);
    styles.set(file.href, style);
    return style;
  }
  const pages = new LRUCache<string, Page>({
    ttl: PAGE_TTL_MS,
    maxSize: CACHE_BYTES,
    // Only what exists is kept: larger than the cache means not kept.
    sizeCalculation: ({ status, html }) => (status === 200 ? 2 * html.length : CACHE_BYTES + 1),
    async fetchMethod(url, _stale, { options: kept }) {
      const start = performance.now();
      const files = filesForPath(apps, pathOf(url));
      const page = await renderer?.render(url, files.route ?? '*');
      kept.ttl = Math.max(1, PAGE_TTL_MS - (performance.now() - start));
      return page && composePage(files, { page, styles: await Promise.all(files.styles.map(readStyle)) });
    },
  });
  return {
    revision,
    ready: renderer?.ready,
    async compose(url) {
      const path = pathOf(url);
      const isRenderable =
        renderer && ownerOfPath(path) === 'public' && decodePath(path) !== undefined && url.length <= MAX_URL_LENGTH;
      const rendered =
        isRenderable &&
        (await pages.fetch(url).catch((error: unknown) => {
          log.warn({ err: error, path }, 'Page left to client rendering');
          return undefined;
        }));
      return rendered || composePage(filesForPath(apps, path));
    },
    close: async () => renderer?.close(),
  };
}

/** Nothing tells which of the two builds failed. */
function recordFailure({ apps }: ServedReleases, health: PageServiceOptions['health']): void {
  for (const app of ['host', 'public'] as const) {
    const { version } = apps[app];
    if (version) health.recordRenderFailure(app, version);
  }
}

/** Undefined for a release without one, and for an application that a development server holds. */
function serverBuildOf({ build, folder, hashes }: ServedApp): ServerBuild | undefined {
  const hash = build.server && hashes?.[build.server];
  return build.server && hash && folder ? { file: `${folder}/${build.server}`, hash } : undefined;
}

function pathOf(url: string): string {
  return url.split('?')[0] ?? '';
}
