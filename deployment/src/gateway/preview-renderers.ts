import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { RenderedPage, SetSettings } from 'shared-kit/contract';
import { type RendererSupervisor, startRenderer } from '../renderer/renderer-supervisor.ts';
import { ownUrl, type PageFiles } from './page-files.ts';
import { isRenderable } from './page-service.ts';
import { type ServedApps, serverBuildOf } from './served-releases.ts';

interface PreviewedPage extends Pick<PageFiles, 'owner' | 'route'> {
  readonly apps: ServedApps;
  readonly settings: SetSettings;
  /** Path and query. */
  readonly url: string;
  /** Address or network of the browser, see `clientKey`. */
  readonly client: string;
}

export interface PreviewRenderers {
  /** Returns undefined, and logs why, when the page must be rendered by the browser. */
  render(page: PreviewedPage): Promise<RenderedPage | undefined>;
  close(): Promise<void>;
}

/** Processes beside those of the active releases: as many remotes as are previewed at a time take about 100 MB each. */
const MAX_RENDERERS = 2;
/** A process ends when no page was asked of it for so long. */
const IDLE_MS = 10 * 60_000;

/** Renders previewed pages, each remote of each set of versions in a process of its own, which starts with the first page. */
export function createPreviewRenderers(apiOrigin: string, log: Pick<FastifyBaseLogger, 'warn'>): PreviewRenderers {
  const closing = new Set<Promise<void>>();
  const renderers = new LRUCache<string, RendererSupervisor>({
    max: MAX_RENDERERS,
    ttl: IDLE_MS,
    updateAgeOnGet: true,
    ttlAutopurge: true,
    dispose(renderer) {
      const closed = renderer.close().finally(() => closing.delete(closed));
      closing.add(closed);
    },
  });
  return {
    async render({ apps, settings, owner: name, route, url, client }) {
      const app = apps[name];
      if (!app?.build.mount?.rendered || !isRenderable(url)) return undefined;
      const [host, remote] = await Promise.all([serverBuildOf(apps.host), serverBuildOf(app)]);
      if (!host || !remote) return undefined;
      const input = { host, remote, name, settings, apiOrigin };
      const key = JSON.stringify(input);
      // Its failures say nothing about what is active.
      const renderer = renderers.get(key) ?? startRenderer(input, log, () => undefined);
      if (!renderers.has(key)) renderers.set(key, renderer);
      await renderer.ready;
      return renderer.render(ownUrl(url, app), route ?? '*', client);
    },
    async close() {
      renderers.clear();
      await Promise.all(closing);
    },
  };
}
