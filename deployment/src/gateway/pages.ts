import type { FastifyBaseLogger } from 'fastify';
import { ownerOfPath, type RemoteAddress, type RuntimeSettings } from 'shared-kit/contract';
import type { SiteSettings } from 'shared-kit/domain';
import type { ReleaseStore } from '../releases/release-store.ts';
import { createContentVersion } from '../renderer/content-version.ts';
import { openRenderedPages, type RenderedPages } from '../renderer/rendered-pages.ts';
import {
  type DevelopedApps,
  readServedReleases,
  type ServedApp,
  type ServedReleases,
  watchActivation,
} from './active-releases.ts';
import { composePage, type Page, type RenderedContent } from './compose-page.ts';
import { readInlineStyle } from './inline-style.ts';
import { filesForPath, type PageFiles } from './page-files.ts';
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

/** Releases that are on the same page, and how their pages are made. */
interface Edition extends ServedReleases {
  readonly settings: RuntimeSettings;
  readonly rendered: RenderedPages;
}

/** The pages of what is active, following activations while they happen. @throws Error when nothing is active */
export async function openPages({ store, developed, site, apiOrigin, log }: PagesOptions): Promise<Pages> {
  const developmentServers = Object.values(developed);
  const contentVersion = createContentVersion(apiOrigin);
  let active = openEdition(await readServedReleases(store, developed));
  /** The one that was looked at last: whoever previews looks at page after page. */
  let previewed: { readonly preview: string; readonly edition: Edition } | undefined;

  function openEdition(releases: ServedReleases, preview?: string): Edition {
    const { apps, revision } = releases;
    const settings: RuntimeSettings = {
      revision,
      ...(preview && { preview }),
      site,
      remotes: { public: addressOf(apps.public), admin: addressOf(apps.admin) },
    };
    return { ...releases, settings, rendered: openRenderedPages({ apps, settings, apiOrigin, contentVersion, log }) };
  }

  async function replaceActive() {
    const old = active;
    active = openEdition(await readServedReleases(store, developed));
    // The active version of the other applications is part of a preview too.
    await Promise.all([old.rendered.close(), previewed?.edition.rendered.close()]);
    previewed = undefined;
  }

  const stopWatching = watchActivation(store, () => {
    // What was active stays in use; the activation that cannot be read is the operator's to look at.
    replaceActive().catch((error: unknown) => log.error(error, 'The new activation cannot be served'));
  });

  async function composeOf({ apps, settings, rendered }: Edition, url: string): Promise<Page> {
    const [pathname = ''] = url.split('?');
    const files = filesForPath(apps, pathname);
    const isPublic = ownerOfPath(pathname) === 'public';
    const content = isPublic ? await readContent(rendered, url, files) : undefined;
    return composePage({ apps, settings, files, developmentServers, rendered: content });
  }

  async function readContent(
    rendered: RenderedPages,
    url: string,
    files: PageFiles,
  ): Promise<RenderedContent | undefined> {
    const page = await rendered.get(url);
    if (!page) return undefined;
    try {
      return { page, styles: await Promise.all(files.styles.map(readInlineStyle)) };
    } catch (error) {
      log.warn(error, 'A page cannot carry its styles and is left to the browser');
      return undefined;
    }
  }

  return {
    revision: () => active.revision,
    async compose(url) {
      // A development server renames its files whenever it likes.
      if (developmentServers.length > 0) active = openEdition(await readServedReleases(store, developed));
      return composeOf(active, url);
    },
    async composePreview(url, choice) {
      const preview = `${choice.app}@${choice.version}`;
      if (previewed?.preview !== preview) {
        const edition = openEdition(await readServedReleases(store, developed, choice), preview);
        void previewed?.edition.rendered.close();
        previewed = { preview, edition };
      }
      return composeOf(previewed.edition, url);
    },
    async close() {
      stopWatching();
      await Promise.all([active.rendered.close(), previewed?.edition.rendered.close()]);
    },
  };
}

/** A remote is entered through the one script that its build names. */
function addressOf({ build, baseUrl }: ServedApp): RemoteAddress {
  return { container: build.name, entry: `${baseUrl}${build.scripts[0]}` };
}
