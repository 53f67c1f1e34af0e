import type { FastifyBaseLogger } from 'fastify';
import { ownerOfPath, type RenderedPage } from 'shared-kit/contract';
import type { SiteSettings } from 'shared-kit/domain';
import type { ContentVersion } from '../renderer/content-version.ts';
import { NO_PAGES, openRenderedPages } from '../renderer/rendered-pages.ts';
import type { ServedReleases } from './active-releases.ts';
import { createPageComposer, type Page } from './compose-page.ts';
import { composeSettings } from './compose-settings.ts';
import { decodePath } from './decode-path.ts';
import { type InlineStyle, readInlineStyle } from './inline-style.ts';
import { filesForPath, type PageFile, stylesOfAllPages } from './page-files.ts';

/** Releases that stand on the same pages, and these pages. */
export interface Edition {
  readonly revision: number;
  /** Settles once pages can be rendered, or turned out not to; never rejects. */
  readonly ready: Promise<void>;
  /** @param url path and query */
  compose(url: string): Promise<Page>;
  /** Finishes what is being rendered. */
  close(): Promise<void>;
}

export interface EditionOptions {
  readonly site: SiteSettings;
  readonly apiOrigin: string;
  readonly contentVersion: ContentVersion;
  readonly developmentServers: readonly string[];
  /** Otherwise all pages are left to the browser, which costs no thread. */
  readonly isRendered: boolean;
  /** Called for every page that could not be rendered. */
  readonly onRenderFailure: () => void;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

export function openEdition({ apps, revision }: ServedReleases, options: EditionOptions): Edition {
  const { site, apiOrigin, contentVersion, developmentServers, isRendered, onRenderFailure, log } = options;
  const settings = composeSettings({ apps, revision }, site);
  const composePage = createPageComposer({ apps, settings, developmentServers });
  /** Files of a release never change. */
  const styles = new Map<string, Promise<InlineStyle>>();

  function readStyle(file: PageFile): Promise<InlineStyle> {
    const style = styles.get(file.href) ?? readInlineStyle(file);
    styles.set(file.href, style);
    style.catch(() => styles.delete(file.href));
    return style;
  }

  // Now, while the files are surely there: what was rendered once, and what was not, outlive their removal alike.
  if (isRendered) for (const file of stylesOfAllPages(apps)) void readStyle(file);

  async function compose(url: string, page: RenderedPage): Promise<Page> {
    const files = filesForPath(apps, pathOf(url));
    return composePage(files, { page, styles: await Promise.all(files.styles.map(readStyle)) });
  }

  const rendered = isRendered
    ? openRenderedPages({ apps, settings, apiOrigin, contentVersion, compose, onFailure: onRenderFailure, log })
    : NO_PAGES;

  return {
    revision,
    ready: rendered.ready,
    async compose(url) {
      const pathname = pathOf(url);
      // What cannot be decoded, server and browser would not read alike.
      const isRenderable = ownerOfPath(pathname) === 'public' && decodePath(pathname) !== undefined;
      const page = isRenderable ? await rendered.get(url) : undefined;
      return page ?? composePage(filesForPath(apps, pathname));
    },
    close: () => rendered.close(),
  };
}

function pathOf(url: string): string {
  return url.split('?')[0] ?? '';
}
