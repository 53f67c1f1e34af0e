import { type ComponentType, createElement, lazy, type ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadChunk } from '../contract/index.ts';

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

/** @param frame wraps a page in the elements common to all pages */
export function createPageRoutes(pages: Pages, frame: (page: ReactNode) => ReactNode): RouteObject[] {
  return Object.entries(pages).map(([path, load]) => ({
    path,
    element: frame(createElement(lazyComponent(load), { path })),
  }));
}
