import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { SiteSettings } from 'shared-kit/domain';
import type { ReleaseStore } from '../release-store/release-store.ts';
import { createContentVersion } from '../renderer/content-version.ts';
import { type DevelopedApps, readServedReleases, type ServedReleases, watchActivation } from './active-releases.ts';
import type { Page } from './compose-page.ts';
import { type Edition, openEdition } from './edition.ts';
import type { ReleaseHealth } from './release-health.ts';

interface PagesOptions {
  readonly store: ReleaseStore;
  readonly developed: DevelopedApps;
  readonly site: SiteSettings;
  readonly apiOrigin: string;
  readonly releaseKeys?: string | undefined;
  readonly health: Pick<ReleaseHealth, 'follow' | 'recordRenderFailure'>;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

export interface Pages {
  /** Of what is active now. */
  revision(): number;
  /** @param url path and query */
  compose(url: string): Promise<Page>;
  close(): Promise<void>;
}

/** A new edition takes over when it can render, but an activation is followed within a second all the same. */
const WARM_UP_MS = 400;
/** At the start nobody is served yet. */
const START_UP_MS = 10_000;

/** The pages of what is active, following activations while they happen. @throws Error when nothing is active */
export async function openPages({
  store,
  developed,
  site,
  apiOrigin,
  releaseKeys,
  health,
  log,
}: PagesOptions): Promise<Pages> {
  const developmentServers = Object.values(developed);
  // They have no server builds, and an edition serves one page only.
  const isDeveloped = developmentServers.length > 0;
  const contentVersion = createContentVersion(apiOrigin);
  const options = { site, apiOrigin, contentVersion, developmentServers, log };

  let served: ServedReleases | undefined;
  async function openActive(): Promise<Edition> {
    const releases = await readServedReleases(store, developed, { releaseKeys, current: served, log });
    served = releases;
    health.follow(releases);
    // Which of the two builds it is that fails, nobody knows.
    const onRenderFailure = () => {
      for (const app of ['host', 'public'] as const) {
        const { version } = releases.apps[app];
        if (version) health.recordRenderFailure(app, version);
      }
    };
    return openEdition(releases, { ...options, isRendered: !isDeveloped, onRenderFailure });
  }

  let active = await openActive();

  async function replaceActive() {
    const next = await openActive();
    await untilReady(next, WARM_UP_MS);
    const old = active;
    active = next;
    // It may take its time: who is served by it waits no longer than anybody.
    old.close().catch((error: unknown) => log.warn(error, 'The renderer of an older release did not end'));
  }

  let replacing = Promise.resolve();
  const stopWatching = watchActivation(store, () => {
    // One after the other, so that the last one stays.
    replacing = replacing.then(replaceActive).catch((error: unknown) => {
      // What was active stays in use; the activation that cannot be read is the operator's to look at.
      log.error(error, 'The new activation cannot be served');
    });
  });

  await untilReady(active, START_UP_MS);

  return {
    revision: () => active.revision,
    async compose(url) {
      // A development server renames its files whenever it likes.
      if (isDeveloped) active = await openActive();
      return active.compose(url);
    },
    async close() {
      stopWatching();
      await replacing;
      await active.close();
    },
  };
}

/** Or until that takes too long. */
async function untilReady({ ready }: Edition, patienceMs: number): Promise<void> {
  await Promise.race([ready, sleep(patienceMs, undefined, { ref: false })]);
}
