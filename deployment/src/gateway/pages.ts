import type { FastifyBaseLogger } from 'fastify';
import type { SiteSettings } from 'shared-kit/domain';
import type { ReleaseStore } from '../releases/release-store.ts';
import { type DevelopedApps, readServedReleases, watchActivation } from './active-releases.ts';
import { composePage, type Page } from './compose-page.ts';
import type { PreviewChoice } from './preview-choice.ts';

interface PagesOptions {
  readonly store: ReleaseStore;
  readonly developed: DevelopedApps;
  readonly site: SiteSettings;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

export interface Pages {
  /** Of what is active now. */
  revision(): number;
  compose(pathname: string): Promise<Page>;
  /** With one application in another version. @throws Error when it is not in the store */
  composePreview(pathname: string, choice: PreviewChoice): Promise<Page>;
  close(): void;
}

/** The pages of what is active, following activations while they happen. @throws Error when nothing is active */
export async function openPages({ store, developed, site, log }: PagesOptions): Promise<Pages> {
  const developmentServers = Object.values(developed);
  let served = await readServedReleases(store, developed);
  const close = watchActivation(store, () => {
    readServedReleases(store, developed).then(
      (active) => {
        served = active;
      },
      // What was active stays in use; the activation that cannot be read is the operator's to look at.
      (error: unknown) => log.error(error, 'The new activation cannot be served'),
    );
  });

  return {
    revision: () => served.revision,
    async compose(pathname) {
      // A development server renames its files whenever it likes.
      if (developmentServers.length > 0) served = await readServedReleases(store, developed);
      return composePage({ ...served, site, pathname, developmentServers });
    },
    async composePreview(pathname, choice) {
      const previewed = await readServedReleases(store, developed, choice);
      return composePage({
        ...previewed,
        site,
        pathname,
        developmentServers,
        preview: `${choice.app}@${choice.version}`,
      });
    },
    close,
  };
}
