import type { ReactNode } from 'react';
import type { QueryState } from 'shared-kit/remote';
import { FailureNotice } from '../../ui/failure-notice.tsx';

export interface ListStatesProps<Value> {
  readonly state: QueryState<Value>;
  /** Title of the notice of a failed read. */
  readonly failure: string;
  /** Placeholders while the list loads. */
  readonly loading: ReactNode;
  /** Returns the notice in place of a list that has nothing to show; nothing for others. */
  readonly empty?: (value: Value) => ReactNode;
  readonly children: (value: Value, isRefreshing: boolean) => ReactNode;
}

/** A list in each of its states: loading, failed, empty, or shown. */
export function ListStates<Value>({ state, failure, loading, empty, children }: ListStatesProps<Value>) {
  if (state.status === 'failed') return <FailureNotice title={failure} failure={state} />;
  if (state.status === 'loading') return loading;
  return empty?.(state.value) || children(state.value, state.isRefreshing);
}
