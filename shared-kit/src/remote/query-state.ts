import type { SWRResponse } from 'swr';
import { isNotFound } from '../api-client/index.ts';

/** State of a read from the server. */
export type QueryState<Value> =
  | { readonly status: 'loading' }
  /** `isRefreshing` while newer data, or another page, is loading. */
  | { readonly status: 'ready'; readonly value: Value; readonly isRefreshing: boolean }
  | ({ readonly status: 'failed' } & QueryFailure);

export interface QueryFailure {
  readonly error: unknown;
  /** Repeats the read. The failure stays until it succeeds, so that the focus is not lost. */
  readonly retry: () => void;
  readonly isRetrying: boolean;
}

/** State of a read of one entity, which may not exist. */
export type EntityState<Value> = QueryState<Value> | { readonly status: 'missing' };

interface QueryStateOptions {
  /**
   * When a failure is shown. `without-value` (default): only while there is no older value, also during a retry.
   * `when-settled`: also instead of an older value, which staff could mistake for the current one, but not while a read
   * is in progress, so that a failure of the previous session is not shown in the next.
   */
  readonly showFailure?: 'without-value' | 'when-settled';
}

export function toQueryState<Value>(
  { data, error, isValidating, mutate }: SWRResponse<Value>,
  { showFailure = 'without-value' }: QueryStateOptions = {},
): QueryState<Value> {
  const isFailureShown = showFailure === 'when-settled' ? !isValidating : data === undefined;
  if (error !== undefined && isFailureShown)
    return { status: 'failed', error, retry: () => void mutate(), isRetrying: isValidating };
  return data === undefined ? { status: 'loading' } : { status: 'ready', value: data, isRefreshing: isValidating };
}

/** Like `toQueryState`, but "not found" is a state and not a failure. */
export function toEntityState<Value>(response: SWRResponse<Value>, options?: QueryStateOptions): EntityState<Value> {
  const state = toQueryState(response, options);
  return state.status === 'failed' && isNotFound(state.error) ? { status: 'missing' } : state;
}
