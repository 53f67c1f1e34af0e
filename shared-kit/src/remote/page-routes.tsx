import { type ComponentType, createElement, lazy, type ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadChunk } from '../contract/index.ts';

export interface PageProps {
  /** The pattern of its route, which is its address when it has no parameters. */
  readonly path: string;
}

/**
 * The pages of a remote by the patterns of their routes: a remote's `src/pages.ts`. The build gives each page's chunk
 * the pattern as its name, from which releases, HTML and sitemap derive.
 */
export type Pages = Readonly<Record<`/${string}`, () => Promise<ComponentType<PageProps>>>>;

/** A component as a chunk of its own. */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadChunk(load) }));
}

/** @param frame puts around a page what all pages stand in */
export function createPageRoutes(pages: Pages, frame: (page: ReactNode) => ReactNode): RouteObject[] {
  return Object.entries(pages).map(([path, load]) => ({
    path,
    element: frame(createElement(lazyComponent(load), { path })),
  }));
}
