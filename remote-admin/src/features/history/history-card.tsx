import type { ReactNode } from 'react';
import type { AuditedEntity } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { ListPanel } from '../../kit/list-screen/list-panel.tsx';
import type { PanelProps } from '../../kit/panel-list.tsx';
import { Timeline } from '../../kit/timeline.tsx';
import { EarlierButton } from './earlier-button.tsx';
import { HistoryLine, type HistoryWriters } from './history-line.tsx';
import { HISTORY_TEXT } from './texts.ts';
import { useHistory } from './use-history.ts';

type HistoryCardProps = PanelProps<
  {
    readonly entity: AuditedEntity;
    /** Key of the entity; all of them without one. Another entity needs a new React `key`. */
    readonly entityKey?: string;
    readonly aside?: ReactNode;
  } & HistoryWriters
>;

/** The latest changes of an entity with author, time and fields, latest first (docs/rules.md#history). */
export function HistoryCard({ title, entity, entityKey, aside, ...writers }: HistoryCardProps) {
  const { formatMessage } = useIntl();
  const history = useHistory(entity, entityKey);
  return (
    <ListPanel
      title={title}
      aside={aside}
      texts={HISTORY_TEXT}
      state={history.state}
      empty={({ length }) => length === 0 && <p>{formatMessage(HISTORY_TEXT.empty)}</p>}
    >
      {(entries) => (
        <>
          <Timeline>
            {entries.map((entry) => (
              <HistoryLine key={entry.id} entry={entry} {...writers} />
            ))}
          </Timeline>
          <EarlierButton history={history} />
        </>
      )}
    </ListPanel>
  );
}
