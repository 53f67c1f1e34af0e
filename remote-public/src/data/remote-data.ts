import type { SWRResponse } from 'swr';

/** What is known of something that is read from the server. */
export type RemoteData<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Value }
  | ({ readonly status: 'failed' } & Failure);

export interface Failure {
  readonly error: unknown;
  /** Reads again. The failure stays until that has worked, so that the focus has where to be. */
  readonly retry: () => void;
  readonly isRetrying: boolean;
}

export function toRemoteData<Value>({ data, error, isValidating, mutate }: SWRResponse<Value>): RemoteData<Value> {
  if (data !== undefined) return { status: 'ready', value: data };
  if (error !== undefined) return { status: 'failed', error, retry: () => void mutate(), isRetrying: isValidating };
  return { status: 'loading' };
}
