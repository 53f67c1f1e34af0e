import { LRUCache } from 'lru-cache';

/** Keeps what was made for a key as long as the version it was made for is the current one. */
export interface PageCache<Page> {
  /** @param version undefined when it is not known: then nothing is kept @throws what `make` throws */
  get(key: string, version: string | undefined, make: () => Promise<Page>): Promise<Page>;
}

/** @param capacity in pages */
export function createPageCache<Page>(capacity: number): PageCache<Page> {
  const entries = new LRUCache<string, { readonly version: string; readonly page: Promise<Page> }>({ max: capacity });
  return {
    get(key, version, make) {
      if (version === undefined) return make();
      const known = entries.get(key);
      if (known?.version === version) return known.page;
      const entry = { version, page: make() };
      entries.set(key, entry);
      // A failure is the next visitor's to try again.
      entry.page.catch(() => entries.peek(key) === entry && entries.delete(key));
      return entry.page;
    },
  };
}
