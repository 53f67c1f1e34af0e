import { isApiError } from 'shared-kit/api-client';
import type { PageRead } from 'shared-kit/contract';
import { type Middleware, unstable_serialize as serializeKey } from 'swr';

const NOT_FOUND = 404;

/** Creates a collector of the reads of a rendered page: SWR itself does not fetch on a server. */
export function createReadCollector() {
  const known = new Set<string>();
  let started: Promise<PageRead>[] = [];
  let done: readonly PageRead[] = [];
  const middleware: Middleware = (useNext) => (key, fetcher, config) => {
    const id = serializeKey(key);
    if (id && fetcher && !known.has(id)) {
      known.add(id);
      const reading = read((typeof key === 'function' ? key() : key) as PageRead['key'], fetcher as Fetcher);
      // Not awaited when rendering fails.
      reading.catch(() => undefined);
      started.push(reading);
    }
    return useNext(key, fetcher, config);
  };

  return {
    middleware,
    /**
     * Waits for the reads that were started since the last call. Returns whether there were any.
     * @throws the error of a read, except "not found"
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
    // Other failures may be temporary: the server must not send them with the page.
    if (!isApiError(error) || error.status !== NOT_FOUND) throw error;
    const { name, status, message, body = null } = error;
    return { key, error: { name, status, message, body } };
  }
}
