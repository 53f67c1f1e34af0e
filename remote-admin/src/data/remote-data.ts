import type { SWRResponse } from 'swr';

/** What is known of something that is read from the server. */
export type RemoteData<Value> =
  | { readonly status: 'loading' }
  /** `isRefreshing` while a newer answer, or another page, is on its way. */
  | { readonly status: 'ready'; readonly value: Value; readonly isRefreshing: boolean }
  /** `retry` reads again. */
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void };

export function toRemoteData<Value>({ data, error, isValidating, mutate }: SWRResponse<Value>): RemoteData<Value> {
  // An error comes first: beside it, what is still there may belong to the page before.
  if (error !== undefined && !isValidating) return { status: 'failed', error, retry: () => void mutate() };
  if (data !== undefined) return { status: 'ready', value: data, isRefreshing: isValidating };
  return { status: 'loading' };
}
