import { LRUCache } from 'lru-cache';

/** Keeps what was made for a key as long as the version it was made for is the current one. */
export interface PageCache<Page> {
  /** @param version undefined when it is not known: then nothing is kept @throws what `make` throws */
  get(key: string, version: string | undefined, make: () => Promise<Page>): Promise<Page>;
}

/**
 * @param capacity of all pages together, in the unit of `sizeOf`
 * @param sizeOf a page's size, at least 1; undefined for one that is not worth keeping
 */
export function createPageCache<Page>(capacity: number, sizeOf: (page: Page) => number | undefined): PageCache<Page> {
  const entries = new LRUCache<string, { readonly version: string; readonly page: Promise<Page> }>({
    maxSize: capacity,
  });
  return {
    get(key, version, make) {
      if (version === undefined) return make();
      const known = entries.get(key);
      if (known?.version === version) return known.page;
      const entry = { version, page: make() };
      // Those who ask while it is made share it.
      entries.set(key, entry, { size: 1 });
      const keep = (size: number | undefined) => {
        if (entries.peek(key) !== entry) return;
        if (size === undefined) entries.delete(key);
        // A copy: for the same value the size would stay as it was.
        else entries.set(key, { ...entry }, { size });
      };
      // A failure is the next visitor's to try again.
      entry.page.then(
        (page) => keep(sizeOf(page)),
        () => keep(undefined),
      );
      return entry.page;
    },
  };
}
