import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { SetSettings } from 'shared-kit/contract';
import type { LocaleCode } from 'shared-kit/domain';
import type { AppName } from '../release-store/release-schemas.ts';
import { tellOfRenderer } from '../renderer/renderer-channel.ts';
import { RENDER_TIMEOUT_MS } from '../renderer/renderer-message.ts';
import { type RendererSupervisor, startRenderer } from '../renderer/renderer-supervisor.ts';
import { composeRuntimeSettings, createPageComposer, type Page } from './compose-page.ts';
import type { FailureMonitor } from './failure-monitor.ts';
import { composeIntegrityMap, type IntegrityMap } from './integrity-map.ts';
import {
  decodePath,
  filesForPath,
  type InlineStyle,
  ownUrl,
  type PageFile,
  type PageFiles,
  readInlineStyle,
} from './page-files.ts';
import {
  readServedReleases,
  type ServedReleases,
  type SiteOptions,
  serverBuildOf,
  watchActivation,
} from './served-releases.ts';
import { shortenHashes } from './shorten-hashes.ts';

export interface PageServiceOptions extends SiteOptions {
  readonly health: Pick<FailureMonitor, 'track' | 'recordRenderFailure'>;
  /** What pages tell of themselves. */
  readonly measured: NonNullable<SetSettings['measured']>;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** Called when the pages are those of a new activation. */
  readonly onActivated?: () => void;
}

export interface PageService {
  /** Revision of the active releases. */
  revision(): number;
  /** Returns the integrity map at a path; undefined for one that no page of late names. */
  integrityMap(path: string): string | undefined;
  /**
   * @param url path and query
   * @param client address or network of the browser, see `clientKey`
   * @param language of the reader, for pages whose path has no language prefix
   */
  compose(url: string, client: string, language?: LocaleCode): Promise<Page>;
  /** Returns whose page is at a path, and its pattern; none for a path without a page. */
  pageAt(path: string): Pick<PageFiles, 'owner' | 'route'>;
  close(): Promise<void>;
}

/** One release of each application, and the pages composed of them. */
interface ReleaseSet extends Omit<PageService, 'revision' | 'integrityMap'> {
  readonly revision: number;
  readonly integrity: IntegrityMap;
  /** Settles when the renderer processes have started or failed to start; never rejects. */
  readonly ready: Promise<unknown>;
}

/** How long a rendered page is served to others, from the start of rendering. */
const PAGE_TTL_MS = 1_000;
/** Total cache size; bounded because query strings are unbounded. */
const MAX_CACHE_BYTES = 50_000_000;
const MAX_URL_LENGTH = 2_000;
/** Number of integrity maps that are kept, for pages from before an activation. */
const MAX_INTEGRITY_MAPS = 20;

/** Composes the pages of the active releases and follows activations. @throws Error when nothing is active */
export async function createPageService(options: PageServiceOptions): Promise<PageService> {
  const { store, releaseKeys, health, log } = options;

  let served: ServedReleases | undefined;
  const integrityMaps = new LRUCache<string, string>({ max: MAX_INTEGRITY_MAPS });
  async function open(): Promise<ReleaseSet> {
    served = await readServedReleases(store, {}, { releaseKeys, current: served, log });
    health.track(served);
    const set = await openReleaseSet(served, options);
    integrityMaps.set(set.integrity.path, set.integrity.text);
    return set;
  }

  let active = await open();
  await active.ready;

  async function replaceActive() {
    const next = await open();
    // Switch even if the release cannot be rendered on the server.
    await Promise.race([next.ready, sleep(RENDER_TIMEOUT_MS, undefined, { ref: false })]);
    const previous = active;
    active = next;
    options.onActivated?.();
    await previous.close();
  }

  let replacing = Promise.resolve();
  const stopWatching = watchActivation(store, () => {
    // Sequentially, so that the last activation wins.
    replacing = replacing.then(replaceActive).catch((error: unknown) => {
      log.error({ err: error }, 'Failed to serve the new activation; the previous one is still served');
    });
  });

  return {
    revision: () => active.revision,
    integrityMap: (path) => integrityMaps.get(path),
    compose: (url, client, language) => active.compose(url, client, language),
    pageAt: (path) => active.pageAt(path),
    async close() {
      stopWatching();
      await replacing;
      await active.close();
    },
  };
}

async function openReleaseSet(releases: ServedReleases, options: PageServiceOptions): Promise<ReleaseSet> {
  const { revision, mounts } = releases;
  const apps = await shortenHashes(releases.apps);
  const filesOf = (path: string, language?: LocaleCode) => filesForPath({ apps, mounts }, path, language);
  const { site, apiOrigin, paymentUrl, health, measured, log } = options;
  const settings = { ...composeRuntimeSettings(releases, site), ...(measured.length > 0 && { measured }) };
  const composePage = createPageComposer({ apps, settings, developmentServers: [], paymentUrl });
  const integrity = composeIntegrityMap(apps);

  // A process for each remote: what one of them does to its own does not keep the others from being rendered.
  const renderers = new Map<AppName, RendererSupervisor>();
  const host = await serverBuildOf(apps.host);
  for (const [name, app] of Object.entries(apps)) {
    if (!app.build.mount?.rendered) continue;
    const remote = await serverBuildOf(app);
    const recordFailure = () => app.version && health.recordRenderFailure(name, app.version);
    if (host && remote)
      renderers.set(name, startRenderer({ host, remote, name, settings, apiOrigin }, log, recordFailure));
    else log.warn({ revision, app: name }, 'Falling back to client-side rendering: a release has no server build');
  }

  const styles = new Map<string, Promise<InlineStyle>>();
  function readStyle(file: PageFile): Promise<InlineStyle> {
    const style = styles.get(file.href) ?? readInlineStyle(file);
    styles.set(file.href, style);
    return style;
  }
  // Read now: the files of a release may be removed while its pages are still requested.
  for (const route of [...renderers.keys()].flatMap((app) => Object.keys(apps[app]?.build.pages ?? {})))
    for (const file of filesOf(route).styles) readStyle(file).catch(() => undefined);
  async function render(url: string, client: string): Promise<Page | undefined> {
    const files = filesOf(pathOf(url));
    const page = await renderers.get(files.owner)?.render(url, files.route ?? '*', client);
    if (!page) return undefined;
    const styles = await Promise.all(files.styles.map(readStyle));
    return composePage(files, { page, styles, integrityMap: integrity.path });
  }
  const pages = new LRUCache<string, Promise<Page | undefined>>({ ttl: PAGE_TTL_MS, maxSize: MAX_CACHE_BYTES });
  /** Renders a page, unless it was rendered, or its rendering began, less than `PAGE_TTL_MS` ago. */
  function renderOnce(url: string, client: string): Promise<Page | undefined> {
    const known = pages.get(url);
    if (known) return known;
    const page = render(url, client);
    pages.set(url, page, { size: 1 });
    const keep = (size: number) => {
      if (pages.peek(url) !== page) return;
      if (size > 0) pages.set(url, page, { size, noUpdateTTL: true });
      else pages.delete(url);
    };
    // Found pages only.
    page.then(
      (rendered) => keep(rendered?.status === 200 ? 2 * rendered.html.length : 0),
      () => keep(0),
    );
    return page;
  }
  return {
    revision,
    integrity,
    pageAt: (path) => filesOf(path),
    ready: Promise.all([...renderers.values()].map((renderer) => renderer.ready)),
    async compose(url, client, language) {
      const path = pathOf(url);
      const files = filesOf(path, language);
      if (apps[files.owner]?.build.mount?.rendered && !renderers.has(files.owner))
        tellOfRenderer({ type: 'fallback', reason: 'no server build' });
      const remote = renderers.has(files.owner) && isRenderable(url) ? apps[files.owner] : undefined;
      const rendered =
        remote &&
        (await renderOnce(ownUrl(url, remote), client).catch((error: unknown) => {
          tellOfRenderer({ type: 'fallback', reason: 'page failed' });
          log.warn({ err: error, route: files.route }, 'Falling back to client-side rendering');
          return undefined;
        }));
      return rendered || composePage(files);
    },
    close: async () => void (await Promise.all([...renderers.values()].map((renderer) => renderer.close()))),
  };
}

/** Whether a URL of a rendered remote is rendered. @param url path and query */
export function isRenderable(url: string): boolean {
  return decodePath(pathOf(url)) !== undefined && url.length <= MAX_URL_LENGTH;
}

export function pathOf(url: string): string {
  return url.split('?')[0] ?? '';
}
