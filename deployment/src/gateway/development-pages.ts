import { type OpenRenderer, openRenderer } from '../renderer/open-renderer.ts';
import type { RendererInput } from '../renderer/renderer-message.ts';
import { composeRuntimeSettings, createPageComposer } from './compose-page.ts';
import { filesForPath } from './page-files.ts';
import { isRenderable, type PageService, type PageServiceOptions, pathOf } from './page-service.ts';
import { readServedReleases, type ServedReleases, serverBuildOf } from './served-releases.ts';

/** Longer than in production: development builds are larger and load while the development servers compile. */
const DEVELOPMENT_RENDER_TIMEOUT_MS = 10_000;

/**
 * Composes pages whose applications come partly from development servers. Reads the current builds for every page, and
 * replaces the renderer process when a server build has changed.
 */
export async function createDevelopmentPages(options: PageServiceOptions): Promise<PageService> {
  const { store, devServers, releaseKeys, site, apiOrigin, paymentUrl, health, log } = options;
  let served: ServedReleases | undefined;
  let current: { readonly key: string; readonly renderer: OpenRenderer } | undefined;
  let missing: string | undefined;

  async function open(): Promise<ServedReleases> {
    served = await readServedReleases(store, devServers, { releaseKeys, current: served, log });
    health.track(served);
    return served;
  }

  /** Returns a renderer process of the current builds; without a server build logs the reason and returns undefined. */
  async function rendererFor(input: Omit<RendererInput, 'host' | 'remote'>, { apps }: ServedReleases) {
    const [host, remote] = await Promise.all([serverBuildOf(apps.host), serverBuildOf(apps.public)]);
    const reason = host ? (remote ? undefined : 'public has no server build') : 'host has no server build';
    if (reason && reason !== missing) log.warn({ reason }, 'Falling back to client-side rendering');
    missing = reason;
    if (!host || !remote) return undefined;
    const key = JSON.stringify([host, remote]);
    if (current?.key !== key || current.renderer.hasEnded()) {
      current?.renderer.close();
      current = { key, renderer: openRenderer({ ...input, host, remote }) };
    }
    return current.renderer;
  }

  await open();
  return {
    // Clients must not check for updates.
    revision: () => 0,
    integrityMap: () => undefined,
    async compose(url, _client, language) {
      const releases = await open();
      const { apps } = releases;
      const files = filesForPath(apps, pathOf(url), language);
      const settings = composeRuntimeSettings(releases, site);
      const developmentServers = Object.values(devServers);
      const composePage = createPageComposer({ apps, settings, developmentServers, paymentUrl });
      if (!isRenderable(url)) return composePage(files);
      const renderer = await rendererFor(
        { settings, apiOrigin, renderTimeoutMs: DEVELOPMENT_RENDER_TIMEOUT_MS },
        releases,
      );
      const result = await renderer?.render(url);
      if (result?.status === 'rendered') return composePage(files, { page: result.page });
      if (result) log.warn({ route: files.route, reason: result.reason }, 'Falling back to client-side rendering');
      return composePage(files);
    },
    close: async () => current?.renderer.close(),
  };
}
