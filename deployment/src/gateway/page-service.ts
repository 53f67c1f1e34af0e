import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { SiteSettings } from 'shared-kit/domain';
import type { ReleaseStore } from '../release-store/release-store.ts';
import { RENDER_TIMEOUT_MS } from '../renderer/renderer-message.ts';
import { type DevelopedApps, readServedReleases, type ServedReleases, watchActivation } from './active-releases.ts';
import type { Page } from './compose-page.ts';
import type { ReleaseHealth } from './release-health.ts';
import { openReleaseSet, type ReleaseSet } from './release-set.ts';

interface PageServiceOptions {
  readonly store: ReleaseStore;
  readonly developed: DevelopedApps;
  readonly site: SiteSettings;
  readonly apiOrigin: string;
  readonly releaseKeys?: string | undefined;
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

/** Composes the pages of the active releases and follows activations. @throws Error when nothing is active */
export async function pageService({
  store,
  developed,
  site,
  apiOrigin,
  releaseKeys,
  health,
  log,
}: PageServiceOptions): Promise<PageService> {
  const developmentServers = Object.values(developed);
  const isDeveloped = developmentServers.length > 0;

  let served: ServedReleases | undefined;
  async function open(): Promise<ReleaseSet> {
    const releases = await readServedReleases(store, developed, { releaseKeys, current: served, log });
    served = releases;
    health.follow(releases);
    // Nothing tells which of the two builds failed.
    const onRenderFailure = () => {
      for (const app of ['host', 'public'] as const) {
        const { version } = releases.apps[app];
        if (version) health.recordRenderFailure(app, version);
      }
    };
    return openReleaseSet(releases, {
      site,
      apiOrigin,
      developmentServers,
      isRendered: !isDeveloped,
      onRenderFailure,
      log,
    });
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
