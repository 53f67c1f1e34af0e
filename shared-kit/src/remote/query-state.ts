import type { SWRResponse } from 'swr';
import { isNotFound } from '../api-client/index.ts';

/** What is known of something that is read from the server. */
export type QueryState<Value> =
  | { readonly status: 'loading' }
  /** `isRefreshing` while a newer answer, or another page, is on its way. */
  | { readonly status: 'ready'; readonly value: Value; readonly isRefreshing: boolean }
  | ({ readonly status: 'failed' } & QueryFailure);

export interface QueryFailure {
  readonly error: unknown;
  /** Reads again. The failure stays until that has worked, so that the focus has where to be. */
  readonly retry: () => void;
  readonly isRetrying: boolean;
}

/** The state of one entity, which may not exist. */
export type EntityState<Value> = QueryState<Value> | { readonly status: 'missing' };

interface QueryStateOptions {
  /**
   * When a failure counts. `without-value`, the default: a visitor goes on with an older value, and the failure stays
   * while it is tried again. `when-settled`: staff must not take an older value for what is true now, and a failure of
   * the session before is not shown while the next one reads again.
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

/** As `toQueryState`, with "not found" as an answer and not as a failure. */
export function toEntityState<Value>(response: SWRResponse<Value>, options?: QueryStateOptions): EntityState<Value> {
  const state = toQueryState(response, options);
  return state.status === 'failed' && isNotFound(state.error) ? { status: 'missing' } : state;
}
