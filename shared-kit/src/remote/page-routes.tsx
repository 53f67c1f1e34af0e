import { type ComponentType, createElement, lazy, type ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { LoadMessages } from 'shared-kit/intl';
import { type HostServices, loadChunk } from '../contract/index.ts';
import { textPartOf } from '../domain/index.ts';
import { HostProvider } from './host-context.tsx';

export interface PageProps {
  /** Pattern of the page's route, which is its path when it has no parameters. */
  readonly path: string;
}

/**
 * A remote's pages by route pattern, defined in its `src/pages.ts`. The build names each page's chunk after the pattern,
 * from which releases, HTML and sitemap derive.
 */
export type Pages = Readonly<Record<`/${string}`, () => Promise<ComponentType<PageProps>>>>;

/** Returns a lazy component; a failed load throws ChunkError. */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadChunk(load) }));
}

interface Texts {
  readonly load: LoadMessages;
  /** Names of the parts (`src/text-parts.json`): `common`, and one for each page that has texts of its own. */
  readonly parts: readonly string[];
}

/**
 * Returns the routes of a remote's pages, with the host's services and the messages of its language around each.
 * @param frame wraps a page in the elements common to all pages
 */
export function createPageRoutes(
  pages: Pages,
  host: HostServices,
  { load, parts }: Texts,
  frame: (page: ReactNode) => ReactNode,
): RouteObject[] {
  const loadPart = memoize((part: string) => loadChunk(() => load(host.locale.code, part)));
  // Pages of one part share their messages, so that going from one to another does not wait.
  const loadTexts = memoize(async (name: string) => {
    const loaded = ['common', ...(parts.includes(name) ? [name] : [])].map(loadPart);
    return Object.assign({}, ...(await Promise.all(loaded)));
  });
  // Pages show the times that the server shows, whatever the browser's time zone data.
  const site = { ...host.site, timeZone: host.site.zoneOffsets ?? host.site.timeZone };
  const hostOfPages = { ...host, site };
  const PageFrame = ({ path, children }: { readonly path: string; readonly children: ReactNode }) => (
    <HostProvider host={hostOfPages} messages={loadTexts(textPartOf(path))}>
      {frame(children)}
    </HostProvider>
  );
  return Object.entries(pages).map(([path, loadPage]) => ({
    path,
    element: <PageFrame path={path}>{createElement(lazyComponent(loadPage), { path })}</PageFrame>,
  }));
}

function memoize<Value>(create: (key: string) => Value): (key: string) => Value {
  const created = new Map<string, Value>();
  return (key) => {
    const value = created.get(key) ?? create(key);
    created.set(key, value);
    return value;
  };
}
