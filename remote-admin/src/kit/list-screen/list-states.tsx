import type { ReactNode } from 'react';
import type { QueryState } from 'shared-kit/remote';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { type ListPages, PageButtons } from './page-buttons.tsx';
import { useClampPage } from './use-clamp-page.ts';

export interface ListStatesProps<Value> {
  readonly state: QueryState<Value>;
  /** Title of the notice of a failed read. */
  readonly failure: string;
  /** Placeholders while the list loads. */
  readonly loading: ReactNode;
  /** Absent for a list without pages. `pagination` is undefined until the list is read. */
  readonly pages?: Omit<ListPages, 'pagination'> & { readonly pagination: ListPages['pagination'] | undefined };
  /** Returns the notice in place of a list that has nothing to show; nothing for others. */
  readonly empty?: (value: Value) => ReactNode;
  readonly children: (value: Value, isRefreshing: boolean) => ReactNode;
}

/** A list in each of its states: loading, failed, empty, or shown with the buttons of its pages. */
export function ListStates<Value>({ state, failure, loading, pages, empty, children }: ListStatesProps<Value>) {
  const isRedirecting = useClampPage(pages?.pagination, (page) => pages?.onPage(page, { replace: true }));
  if (state.status === 'failed') return <FailureNotice title={failure} failure={state} />;
  if (state.status === 'loading' || isRedirecting) return loading;
  return (
    empty?.(state.value) || (
      <>
        {children(state.value, state.isRefreshing)}
        {pages?.pagination && <PageButtons {...pages} pagination={pages.pagination} />}
      </>
    )
  );
}
