import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { Pagination } from 'shared-kit/domain';
import { ListStates, type ListStatesProps } from './list-states.tsx';
import { type ListPages, PageButtons } from './page-buttons.tsx';

interface PagedListProps<Value> extends ListStatesProps<Value> {
  /** `pagination` is undefined until the list is read. */
  readonly pages: Omit<ListPages, 'pagination'> & { readonly pagination: ListPages['pagination'] | undefined };
}

/** A list in each of its states, with the buttons of its pages. */
export function PagedList<Value>({ state, pages, children, ...list }: PagedListProps<Value>) {
  const { pagination, onPage } = pages;
  const isRedirecting = useClampPage(pagination, (page) => onPage(page, { replace: true }));
  const buttons = pagination && <PageButtons {...pages} pagination={pagination} />;
  return (
    <ListStates {...list} state={isRedirecting && state.status === 'ready' ? { status: 'loading' } : state}>
      {(value, isRefreshing) => <Page rows={children(value, isRefreshing)} buttons={buttons} />}
    </ListStates>
  );
}

interface PageProps {
  readonly rows: ReactNode;
  readonly buttons: ReactNode;
}

function Page({ rows, buttons }: PageProps) {
  return (
    <>
      {rows}
      {buttons}
    </>
  );
}

/**
 * Navigates to the last page when the current one is beyond it, after deletions or by an old link. Returns whether it is
 * redirecting.
 */
function useClampPage(pagination: Pagination | undefined, goTo: (page: number) => void): boolean {
  const lastPage = pagination && pagination.last === 0 && pagination.total > 0 ? pagination.pages : undefined;
  const go = useEffectEvent(goTo);
  useEffect(() => {
    if (lastPage) go(lastPage);
  }, [lastPage]);
  return lastPage !== undefined;
}
