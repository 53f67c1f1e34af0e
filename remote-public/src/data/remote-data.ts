import type { SWRResponse } from 'swr';

/** What is known of something that is read from the server. */
export type RemoteData<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Value }
  /** `retry` reads again; the state is `loading` meanwhile. */
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void };

export function toRemoteData<Value>({ data, error, isValidating, mutate }: SWRResponse<Value>): RemoteData<Value> {
  if (data !== undefined) return { status: 'ready', value: data };
  if (error !== undefined && !isValidating) return { status: 'failed', error, retry: () => void mutate() };
  return { status: 'loading' };
}
