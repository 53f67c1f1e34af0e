import type { ReactNode } from 'react';
import { type Message, useIntl } from 'shared-kit/intl';
import { Skeleton, VisuallyHidden } from 'shared-kit/ui';
import { Panel } from '../../ui/panel.tsx';
import { ListStates, type ListStatesProps } from './list-states.tsx';

interface ListPanelProps<Value> extends Pick<ListStatesProps<Value>, 'state' | 'empty' | 'children'> {
  readonly title: ReactNode;
  /** Shown beside the title. */
  readonly aside?: ReactNode;
  /** Beside the title of a folded panel, in place of what can be pressed there; an empty text leaves the title alone. */
  readonly brief?: ReactNode;
  readonly className?: string | undefined;
  readonly texts: Readonly<Record<'loading' | 'failure', Message>>;
}

/** A short list in a panel of a page. */
export function ListPanel<Value>({ title, aside, brief, className, texts, ...list }: ListPanelProps<Value>) {
  const { formatMessage } = useIntl();
  const loading = (
    <>
      <VisuallyHidden>
        <output>{formatMessage(texts.loading)}</output>
      </VisuallyHidden>
      <Skeleton />
    </>
  );
  return (
    <Panel className={className} title={title} aside={aside} brief={brief} isBusy={list.state.status === 'loading'}>
      <ListStates {...list} failure={formatMessage(texts.failure)} loading={loading} />
    </Panel>
  );
}
