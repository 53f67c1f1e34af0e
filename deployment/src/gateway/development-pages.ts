import { type OpenRenderer, openRenderer } from '../renderer/open-renderer.ts';
import type { RendererInput } from '../renderer/renderer-message.ts';
import { composeRuntimeSettings, createPageComposer } from './compose-page.ts';
import { filesForPath } from './page-files.ts';
import { isRenderable, type PageService, type PageServiceOptions, pathOf } from './page-service.ts';
import { readServedReleases, type ServedReleases, serverBuildOf } from './served-releases.ts';

/** A development server compiles while its pages are requested, and its builds are larger. */
const RENDER_TIMEOUT_MS = 10_000;

/**
 * Composes pages of which development servers serve a part. They may have changed at any time: each page is made of what
 * they serve now, and rendered by a process that loaded just that.
 */
export async function createDevelopmentPages(options: PageServiceOptions): Promise<PageService> {
  const { store, devServers, releaseKeys, site, apiOrigin, health, log } = options;
  let served: ServedReleases | undefined;
  let current: { readonly key: string; readonly renderer: OpenRenderer } | undefined;
  let missing: string | undefined;

  async function open(): Promise<ServedReleases> {
    served = await readServedReleases(store, devServers, { releaseKeys, current: served, log });
    health.track(served);
    return served;
  }

  /** Returns a process that has loaded these builds; undefined, and logs why, without a server build. */
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
    async compose(url) {
      const releases = await open();
      const { apps } = releases;
      const files = filesForPath(apps, pathOf(url));
      const settings = composeRuntimeSettings(releases, site);
      const composePage = createPageComposer({ apps, settings, developmentServers: Object.values(devServers) });
      if (!isRenderable(url)) return composePage(files);
      const renderer = await rendererFor({ settings, apiOrigin, renderTimeoutMs: RENDER_TIMEOUT_MS }, releases);
      const result = await renderer?.render(url);
      if (result?.status === 'rendered') return composePage(files, { page: result.page });
      if (result) log.warn({ route: files.route, reason: result.reason }, 'Falling back to client-side rendering');
      return composePage(files);
    },
    close: async () => current?.renderer.close(),
  };
}
