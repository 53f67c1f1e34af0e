import { isApiError } from 'shared-kit/api-client';
import type { PageRead } from 'shared-kit/contract';
import { type Middleware, unstable_serialize as serializeKey } from 'swr';

export interface ReadCollector {
  /** Starts every read that a page asks for while it is rendered, once. */
  readonly middleware: Middleware;
  /**
   * Waits for the reads that were started since the last call. Answers whether there were any. @throws the failure of a
   * read that is no plain "not found"
   */
  settle(): Promise<boolean>;
  done(): readonly PageRead[];
}

/** SWR reads nothing on a server: this makes its reads, and hands them to the next rendering. */
export function createReadCollector(): ReadCollector {
  const known = new Set<string>();
  let started: Promise<PageRead>[] = [];
  const done: PageRead[] = [];

  return {
    middleware: (useNext) => (key, fetcher, config) => {
      const id = serializeKey(key);
      if (id && fetcher && !known.has(id)) {
        known.add(id);
        const asked = (typeof key === 'function' ? key() : key) as PageRead['key'];
        const reading = read(asked, fetcher as (key: PageRead['key']) => unknown);
        // Whoever waits for it is told; when rendering failed before, nobody waits.
        reading.catch(() => undefined);
        started.push(reading);
      }
      return useNext(key, fetcher, config);
    },
    async settle() {
      const fresh = started;
      started = [];
      done.push(...(await Promise.all(fresh)));
      return fresh.length > 0;
    },
    done: () => [...done],
  };
}

async function read(key: PageRead['key'], fetcher: (key: PageRead['key']) => unknown): Promise<PageRead> {
  try {
    return { key, data: await fetcher(key) };
  } catch (error) {
    // Any other failure may be over when the browser asks again.
    if (!isApiError(error) || error.status !== NOT_FOUND) throw error;
    const { name, status, message, body = null } = error;
    return { key, error: { name, status, message, body } };
  }
}

const NOT_FOUND = 404;
