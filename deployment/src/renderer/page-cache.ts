import { LRUCache } from 'lru-cache';

/** Keeps what was made for a key as long as the version it was made for is the current one. */
export interface PageCache<Page> {
  /** @param version undefined when it is not known: then nothing is kept @throws what `make` throws */
  get(key: string, version: string | undefined, make: () => Promise<Page>): Promise<Page>;
}

/**
 * @param capacity of all pages together, in the unit of `sizeOf`
 * @param sizeOf a page's size, at least 1
 */
export function createPageCache<Page>(capacity: number, sizeOf: (page: Page) => number): PageCache<Page> {
  const entries = new LRUCache<string, { readonly version: string; readonly page: Promise<Page> }>({
    maxSize: capacity,
  });
  return {
    get(key, version, make) {
      if (version === undefined) return make();
      const known = entries.get(key);
      if (known?.version === version) return known.page;
      const entry = { version, page: make() };
      entries.set(key, entry, { size: 1 });
      const isStillThere = () => entries.peek(key) === entry;
      entry.page.then(
        (page) => isStillThere() && entries.set(key, entry, { size: sizeOf(page) }),
        // A failure is the next visitor's to try again.
        () => isStillThere() && entries.delete(key),
      );
      return entry.page;
    },
  };
}
