import { isApiError } from 'shared-kit/api-client';
import type { PageRead } from 'shared-kit/contract';
import { type Middleware, unstable_serialize as serializeKey } from 'swr';

export interface ReadCollector {
  /** SWR reads nothing on a server: starts every read of a rendered page, once. */
  readonly middleware: Middleware;
  /**
   * Waits for the reads that were started since the last call, and returns whether there were any.
   * @throws what a read throws, but for "not found"
   */
  settle(): Promise<boolean>;
  done(): readonly PageRead[];
}

const NOT_FOUND = 404;

export function createReadCollector(): ReadCollector {
  const known = new Set<string>();
  let started: Promise<PageRead>[] = [];
  const done: PageRead[] = [];

  return {
    middleware: (useNext) => (key, fetcher, config) => {
      const id = serializeKey(key);
      if (id && fetcher && !known.has(id)) {
        known.add(id);
        const reading = read((typeof key === 'function' ? key() : key) as PageRead['key'], fetcher as Fetcher);
        // When rendering fails, nothing awaits it.
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

type Fetcher = (key: PageRead['key']) => unknown;

async function read(key: PageRead['key'], fetcher: Fetcher): Promise<PageRead> {
  try {
    return { key, data: await fetcher(key) };
  } catch (error) {
    // Any other failure may be over when the browser asks again.
    if (!isApiError(error) || error.status !== NOT_FOUND) throw error;
    const { name, status, message, body = null } = error;
    return { key, error: { name, status, message, body } };
  }
}
