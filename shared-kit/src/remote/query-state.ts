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
   * Which one counts when there are both an older value and the failure to read a newer one. A visitor goes on with the
   * value, the default; staff must not take it for what is true now.
   */
  readonly afterFailedRefresh?: 'value' | 'failure';
}

export function toQueryState<Value>(
  { data, error, isValidating, mutate }: SWRResponse<Value>,
  { afterFailedRefresh = 'value' }: QueryStateOptions = {},
): QueryState<Value> {
  const hasFailed = error !== undefined;
  const isOutdated = hasFailed && !isValidating && afterFailedRefresh === 'failure';
  if (data !== undefined && !isOutdated) return { status: 'ready', value: data, isRefreshing: isValidating };
  if (hasFailed) return { status: 'failed', error, retry: () => void mutate(), isRetrying: isValidating };
  return { status: 'loading' };
}

/** As `toQueryState`, with "not found" as an answer and not as a failure. */
export function toEntityState<Value>(response: SWRResponse<Value>, options?: QueryStateOptions): EntityState<Value> {
  const state = toQueryState(response, options);
  return state.status === 'failed' && isNotFound(state.error) ? { status: 'missing' } : state;
}
