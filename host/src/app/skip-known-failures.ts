import type { PageData } from 'shared-kit/contract';
import { type Middleware, unstable_serialize as serializeKey } from 'swr';
import type { RenderClock } from './render-clock.ts';

/**
 * SWR reads again whatever has no data. What the server was told does not exist is not asked for once more while the
 * page is hydrated; afterwards it is like any other failure.
 */
export function skipKnownFailures(page: PageData, clock: RenderClock): Middleware {
  const failed = new Set(page.reads.filter((read) => 'error' in read).map(({ key }) => serializeKey(key)));
  return (useNext) => (key, fetcher, config) =>
    useNext(
      key,
      fetcher,
      clock.isHydrating() && failed.has(serializeKey(key)) ? { ...config, revalidateOnMount: false } : config,
    );
}
