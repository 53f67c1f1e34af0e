import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { SiteSettings } from 'shared-kit/domain';
import type { ReleaseStore } from '../releases/release-store.ts';
import { createContentVersion } from '../renderer/content-version.ts';
import { type DevelopedApps, readServedReleases, watchActivation } from './active-releases.ts';
import type { Page } from './compose-page.ts';
import { type Edition, openEdition } from './edition.ts';
import type { PreviewChoice } from './preview-choice.ts';

interface PagesOptions {
  readonly store: ReleaseStore;
  readonly developed: DevelopedApps;
  readonly site: SiteSettings;
  readonly apiOrigin: string;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

export interface Pages {
  /** Of what is active now. */
  revision(): number;
  /** @param url path and query */
  compose(url: string): Promise<Page>;
  /** With one application in another version. @throws Error when it is not in the store */
  composePreview(url: string, choice: PreviewChoice): Promise<Page>;
  close(): Promise<void>;
}

/** Each has a thread of its own, and anybody can name a version. */
const MAX_PREVIEWS = 3;
/** A new edition takes over when it can render, but an activation is followed within a second all the same. */
const WARM_UP_MS = 400;

/** The pages of what is active, following activations while they happen. @throws Error when nothing is active */
export async function openPages({ store, developed, site, apiOrigin, log }: PagesOptions): Promise<Pages> {
  const developmentServers = Object.values(developed);
  const contentVersion = createContentVersion(apiOrigin);
  const options = { site, apiOrigin, contentVersion, developmentServers, log };
  const openActive = async () => openEdition(await readServedReleases(store, developed), options);
  const closeLater = (edition: Promise<Edition>) => void edition.then((it) => it.close()).catch(ignore);

  let active = await openActive();
  const previews = new LRUCache<string, Promise<Edition>>({ max: MAX_PREVIEWS, dispose: closeLater });

  async function replaceActive() {
    const next = await openActive();
    await Promise.race([next.ready, sleep(WARM_UP_MS, undefined, { ref: false })]);
    const old = active;
    active = next;
    // The active version of the other applications is part of a preview too.
    previews.clear();
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

  async function openPreview(choice: PreviewChoice): Promise<Edition> {
    return openEdition(await readServedReleases(store, developed, choice), options, nameOf(choice));
  }

  return {
    revision: () => active.revision,
    async compose(url) {
      // A development server renames its files whenever it likes.
      if (developmentServers.length > 0) active = await openActive();
      return active.compose(url);
    },
    async composePreview(url, choice) {
      const preview = previews.get(nameOf(choice)) ?? openPreview(choice);
      previews.set(nameOf(choice), preview);
      preview.catch(() => previews.delete(nameOf(choice)));
      return (await preview).compose(url);
    },
    async close() {
      stopWatching();
      await replacing;
      previews.clear();
      await active.close();
    },
  };
}

function nameOf({ app, version }: PreviewChoice): string {
  return `${app}@${version}`;
}

function ignore(): void {}
