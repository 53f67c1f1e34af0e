import { type ApiClient, ApiError, type ErrorBody } from 'shared-kit/api-client';
import type { PageData, PageRead } from 'shared-kit/contract';
import { type Cache, type Middleware, type SWRConfiguration, unstable_serialize as serializeKey } from 'swr';
import type { HydrationClock } from './hydration-clock.ts';

/** SWR options: no retries, no polling, no revalidation on focus. */
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

/** Returns a cache with the reads of the server-rendered page, so that none of them is repeated. */
export function createCache(reads: readonly PageRead[]): Cache {
  return new Map(reads.map((read) => [serializeKey(read.key), 'data' in read ? { data: read.data } : failed(read)]));
}

function failed({ error: { status, message, body } }: Extract<PageRead, { error: unknown }>) {
  return { error: new ApiError(status, message, (body ?? undefined) as ErrorBody | undefined) };
}

/** Returns a middleware that skips, during hydration, the reads for which the server got 404. */
export function skipKnownFailures(page: PageData, clock: HydrationClock): Middleware {
  const failed = new Set(page.reads.filter((read) => 'error' in read).map(({ key }) => serializeKey(key)));
  return (useNext) => (key, fetcher, config) =>
    useNext(
      key,
      fetcher,
      clock.isHydrating() && failed.has(serializeKey(key)) ? { ...config, revalidateOnMount: false } : config,
    );
}
