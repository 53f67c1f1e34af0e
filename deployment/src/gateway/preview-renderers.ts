import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { RenderedPage, SetSettings } from 'shared-kit/contract';
import { type RendererSupervisor, startRenderer } from '../renderer/renderer-supervisor.ts';
import { ownUrl, type PageFiles } from './page-files.ts';
import { isRenderable } from './page-service.ts';
import { type ServedApps, serverBuildOf } from './served-releases.ts';

interface PreviewedPage extends Pick<PageFiles, 'owner' | 'route'> {
  /** What is previewed, `public@1.4.0`. */
  readonly preview: string;
  readonly apps: ServedApps;
  readonly settings: SetSettings;
  /** Path and query. */
  readonly url: string;
  /** Address or network of the browser, see `clientKey`. */
  readonly client: string;
}

export interface PreviewRenderers {
  /** Returns undefined for a page that the browser renders; logs why when the server should have. */
  render(page: PreviewedPage): Promise<RenderedPage | undefined>;
  close(): Promise<void>;
}

/** Processes beside those of the active releases, of 256 MB at most each: the preview that is looked at has one. */
const MAX_RENDERERS = 1;
/** A process ends when no page was asked of it for so long. */
const IDLE_MS = 10 * 60_000;

/** Renders previewed pages, each remote of each set of versions in a process of its own, which starts with the first page. */
export function createPreviewRenderers(
  apiOrigin: string,
  log: Pick<FastifyBaseLogger, 'warn' | 'child'>,
): PreviewRenderers {
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
    async render({ preview, apps, settings, owner: name, route, url, client }) {
      const app = apps[name];
      if (!app?.build.mount?.rendered || !isRenderable(url)) return undefined;
      const [host, remote] = await Promise.all([serverBuildOf(apps.host), serverBuildOf(app)]);
      const ownLog = log.child({ preview, app: name });
      if (!host || !remote) {
        ownLog.warn('Falling back to client-side rendering: a release has no server build');
        return undefined;
      }
      const input = { host, remote, name, settings, apiOrigin };
      const key = JSON.stringify(input);
      // Its failures say nothing about what is active.
      const renderer = renderers.get(key) ?? startRenderer(input, ownLog, () => undefined);
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
