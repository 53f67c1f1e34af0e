import type { SetSettings } from 'shared-kit/contract';
import type { AppName } from '../release-store/release-schemas.ts';
import { type OpenRenderer, openRenderer } from '../renderer/open-renderer.ts';
import { composeRuntimeSettings, createPageComposer } from './compose-page.ts';
import { filesForPath } from './page-files.ts';
import { isRenderable, type PageService, type PageServiceOptions, pathOf } from './page-service.ts';
import { readServedReleases, type ServedApp, type ServedReleases, serverBuildOf } from './served-releases.ts';

/** Longer than in production: development builds are larger and load while the development servers compile. */
const DEVELOPMENT_RENDER_TIMEOUT_MS = 10_000;

/**
 * Composes pages whose applications come partly from development servers. Reads the current builds for every page, and
 * replaces the renderer process when a server build has changed.
 */
export async function createDevelopmentPages(options: PageServiceOptions): Promise<PageService> {
  const { store, devServers, releaseKeys, site, apiOrigin, paymentUrl, health, log } = options;
  let served: ServedReleases | undefined;
  const renderers = new Map<AppName, { readonly key: string; readonly renderer: OpenRenderer }>();
  let missing: string | undefined;

  async function open(): Promise<ServedReleases> {
    served = await readServedReleases(store, devServers, { releaseKeys, current: served, log });
    health.track(served);
    return served;
  }

  /** Returns a renderer process of a remote's current build; without a server build logs the reason and returns undefined. */
  async function rendererFor(name: AppName, app: ServedApp, settings: SetSettings, hostApp: ServedApp) {
    const [host, remote] = await Promise.all([serverBuildOf(hostApp), serverBuildOf(app)]);
    const reason = host ? (remote ? undefined : `${name} has no server build`) : 'host has no server build';
    if (reason && reason !== missing) log.warn({ reason }, 'Falling back to client-side rendering');
    missing = reason;
    if (!host || !remote) return undefined;
    const key = JSON.stringify([host, remote, settings]);
    const current = renderers.get(name);
    if (current?.key === key && !current.renderer.hasEnded()) return current.renderer;
    current?.renderer.close();
    const renderTimeoutMs = DEVELOPMENT_RENDER_TIMEOUT_MS;
    const renderer = openRenderer({ host, remote, name, settings, apiOrigin, renderTimeoutMs });
    renderers.set(name, { key, renderer });
    return renderer;
  }

  await open();
  return {
    // Clients must not check for updates.
    revision: () => 0,
    integrityMap: () => undefined,
    pageAt: (path) => filesForPath(served as ServedReleases, path),
    async compose(url, _client, language) {
      const releases = await open();
      const { apps } = releases;
      const files = filesForPath(releases, pathOf(url), language);
      const settings = composeRuntimeSettings(releases, site);
      const developmentServers = Object.values(devServers);
      const composePage = createPageComposer({ apps, settings, developmentServers, paymentUrl });
      const app = apps[files.owner];
      if (!app?.build.mount?.rendered || !isRenderable(url)) return composePage(files);
      const renderer = await rendererFor(files.owner, app, settings, apps.host);
      const result = await renderer?.render(url);
      if (result?.type === 'rendered') return composePage(files, { page: result.page });
      if (result) log.warn({ route: files.route, reason: result.reason }, 'Falling back to client-side rendering');
      return composePage(files);
    },
    close: async () => {
      for (const { renderer } of renderers.values()) renderer.close();
    },
  };
}
