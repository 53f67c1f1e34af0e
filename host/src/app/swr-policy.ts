import type { ApiClient } from 'shared-kit/api-client';
import type { SWRConfiguration } from 'swr';

/** Spec §9: no retries, no refetch on focus, no polling, and data never goes stale by itself. */
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
