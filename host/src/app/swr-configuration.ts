import { type ApiClient, ApiError, type ErrorBody } from 'shared-kit/api-client';
import type { PageData, PageRead } from 'shared-kit/contract';
import { type Cache, type Middleware, type SWRConfiguration, unstable_serialize as serializeKey } from 'swr';
import type { HydrationClock } from './hydration-clock.ts';

/** No retries, no refetch on focus, no polling, and data never goes stale by itself. */
export function swrPolicy(api: ApiClient): SWRConfiguration {
  return {
    fetcher: api.fetchQuery,
    shouldRetryOnError: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
    refreshInterval: 0,
  };
}

/** Returns a cache with the reads that came with the page, so that none of them is made again. */
export function createCache(reads: readonly PageRead[]): Cache {
  return new Map(reads.map((read) => [serializeKey(read.key), 'data' in read ? { data: read.data } : failed(read)]));
}

function failed({ error: { status, message, body } }: Extract<PageRead, { error: unknown }>) {
  return { error: new ApiError(status, message, (body ?? undefined) as ErrorBody | undefined) };
}

/**
 * SWR reads again whatever has no data. This keeps it from asking once more, while the page is hydrated, for what the
 * server was told does not exist; afterwards it is like any other failure.
 */
export function skipKnownFailures(page: PageData, clock: HydrationClock): Middleware {
  const failed = new Set(page.reads.filter((read) => 'error' in read).map(({ key }) => serializeKey(key)));
  return (useNext) => (key, fetcher, config) =>
    useNext(
      key,
      fetcher,
      clock.isHydrating() && failed.has(serializeKey(key)) ? { ...config, revalidateOnMount: false } : config,
    );
}
