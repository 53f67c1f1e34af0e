import { Button } from 'antd';
import { useState } from 'react';
import type { HistoryChange, HistoryEntry } from 'shared-kit/api-client';
import type { AuditedEntity } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { ListPanel } from '../../kit/list-screen/list-panel.tsx';
import type { PanelProps } from '../../kit/panel-list.tsx';
import { formatAgencyTimestamp } from '../../ui/format-agency-timestamp.ts';
import styles from './history-card.module.css';
import { ACTION_TEXT, CHANGE_LABELS, HISTORY_TEXT } from './texts.ts';
import { useFieldValue } from './use-field-value.tsx';
import { useHistory } from './use-history.ts';

/** Entries that are shown at first, and at most. */
const FIRST_LIMIT = 10;
const MAX_LIMIT = 1_000;

type HistoryCardProps = PanelProps<{
  readonly entity: AuditedEntity;
  /** Key of the entity; all of them without one. Another entity needs a new React `key`. */
  readonly entityKey?: string;
}>;

/** The latest changes of an entity with author, time and fields, latest first (docs/rules.md#history). */
export function HistoryCard({ title, entity, entityKey }: HistoryCardProps) {
  const { formatMessage } = useIntl();
  const [limit, setLimit] = useState(FIRST_LIMIT);
  const state = useHistory(entity, entityKey, limit);
  return (
    <ListPanel
      className={styles.panel}
      title={title}
      texts={HISTORY_TEXT}
      state={state}
      empty={({ length }) => length === 0 && <p>{formatMessage(HISTORY_TEXT.empty)}</p>}
    >
      {(entries, isRefreshing) => (
        <>
          <ol className={styles.list}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
          {limit < MAX_LIMIT && entries.length >= limit && (
            <Button loading={isRefreshing} onClick={() => setLimit(MAX_LIMIT)}>
              {formatMessage(HISTORY_TEXT.more)}
            </Button>
          )}
        </>
      )}
    </ListPanel>
  );
}

function Entry({ entry: { actor, action, at, changes, subject } }: { readonly entry: HistoryEntry }) {
  const { site, locale } = useHost();
  const { formatMessage } = useIntl();
  const who = () => {
    if (actor.kind === 'staff' && actor.name) return <span translate="no">{actor.name}</span>;
    if (actor.kind === 'customer') return formatMessage(HISTORY_TEXT.customer);
    if (actor.kind === 'lapsed') return formatMessage(HISTORY_TEXT.lapsed);
    if (actor.kind === 'system') return formatMessage(HISTORY_TEXT.website);
    return formatMessage(HISTORY_TEXT.former);
  };
  return (
    <li className={styles.entry}>
      <p className={styles.line}>
        <strong>
          <bdi>{who()}</bdi>
        </strong>{' '}
        <span>{formatMessage(ACTION_TEXT[action])}</span>{' '}
        {subject !== undefined && (
          <span>
            {formatMessage(HISTORY_TEXT.of, {
              name: (
                <bdi key="name" translate="no">
                  {subject}
                </bdi>
              ),
            })}{' '}
          </span>
        )}
        <time dateTime={at}>
          <bdi>{formatAgencyTimestamp(at, site.timeZone, locale.code)}</bdi>
        </time>
      </p>
      {changes.length > 0 && (
        <ul>
          {changes.map((change) => (
            <li key={change.field}>
              <Change change={change} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Picture URLs are not shown. */
const HIDDEN_VALUE_FIELDS: readonly string[] = ['image', 'images'];

function Change({ change: { field, values } }: { readonly change: HistoryChange }) {
  const { formatMessage } = useIntl();
  const write = useFieldValue();
  const { direction } = useHost().locale;
  const label = CHANGE_LABELS[field];
  // A newer server may record fields that this console does not know.
  const name = label ? formatMessage(label) : field;
  if (!values || HIDDEN_VALUE_FIELDS.includes(field))
    return <span>{formatMessage(HISTORY_TEXT.personal, { field: name })}</span>;
  const [before, after] = values.map((value, index) => (
    // Amounts contain no letters from which the browser could derive the direction.
    <bdi key={index === 0 ? 'before' : 'after'} dir={typeof value === 'number' ? direction : 'auto'}>
      {write(field, value)}
    </bdi>
  ));
  return <span>{formatMessage(HISTORY_TEXT.values, { field: name, before, after })}</span>;
}
