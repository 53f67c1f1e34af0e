import { isApiError } from 'shared-kit/api-client';
import type { PageRead } from 'shared-kit/contract';
import { type Middleware, unstable_serialize as serializeKey } from 'swr';

const NOT_FOUND = 404;

/** Collects what a rendered page reads: SWR itself reads nothing on a server. */
export function createReadCollector() {
  const known = new Set<string>();
  let started: Promise<PageRead>[] = [];
  let done: readonly PageRead[] = [];
  /** Starts every read, once. */
  const middleware: Middleware = (useNext) => (key, fetcher, config) => {
    const id = serializeKey(key);
    if (id && fetcher && !known.has(id)) {
      known.add(id);
      const reading = read((typeof key === 'function' ? key() : key) as PageRead['key'], fetcher as Fetcher);
      // When rendering fails, nothing awaits it.
      reading.catch(() => undefined);
      started.push(reading);
    }
    return useNext(key, fetcher, config);
  };

  return {
    middleware,
    /**
     * Waits for the reads that were started since the last call, and returns whether there were any.
     * @throws what a read throws, but for "not found"
     */
    async settle(): Promise<boolean> {
      const fresh = started;
      started = [];
      done = [...done, ...(await Promise.all(fresh))];
      return fresh.length > 0;
    },
    done: () => done,
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
