import type { ReactNode } from 'react';
import { ListStates, type ListStatesProps } from './list-states.tsx';
import { type ListPages, PageButtons } from './page-buttons.tsx';
import { useClampPage } from './use-clamp-page.ts';

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
