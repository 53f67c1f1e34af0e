import type { HistoryChange, HistoryEntry } from 'shared-kit/api-client';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { TimelineLine } from '../../kit/timeline.tsx';
import styles from './history-line.module.css';
import { ACTION_TEXT, CHANGE_LABELS, HISTORY_TEXT, PART_FIELD_LABELS, PART_LABELS } from './texts.ts';
import { useFieldValue } from './use-field-value.tsx';

/** What an entity writes in a way of its own. */
export interface HistoryWriters {
  /** Returns the name of an entity by its key; undefined for one that is gone. */
  readonly nameOf?: (key: string) => string | undefined;
  /** Returns the value of a field; undefined to write it as usual. */
  readonly write?: ((field: string, value: unknown) => string | undefined) | undefined;
  /** Returns the name of a field; undefined for one that is named as usual. */
  readonly label?: ((field: string) => string | undefined) | undefined;
}

interface HistoryLineProps extends HistoryWriters {
  readonly entry: HistoryEntry;
}

/** A change: who made it, and what changed. Several changed fields are listed when the line is opened. */
export function HistoryLine({ entry, nameOf, ...writers }: HistoryLineProps) {
  const { formatMessage } = useIntl();
  const { actor, action, at, changes, subject, key } = entry;
  const name = nameOf?.(key);
  const who = () => {
    if (actor.kind === 'staff' && actor.name) return <span translate="no">{actor.name}</span>;
    if (actor.kind === 'customer') return formatMessage(HISTORY_TEXT.customer);
    if (actor.kind === 'lapsed') return formatMessage(HISTORY_TEXT.lapsed);
    if (actor.kind === 'system') return formatMessage(HISTORY_TEXT.website);
    return formatMessage(HISTORY_TEXT.former);
  };
  const isByPerson = actor.kind === 'staff' || actor.kind === 'customer';
  return (
    <TimelineLine
      at={at}
      icon={isByPerson ? 'person' : 'globe'}
      title={
        <>
          <strong>
            <bdi>{who()}</bdi>
          </strong>{' '}
          <span>{formatMessage(ACTION_TEXT[action])}</span>
          {name !== undefined && (
            <span>
              {': '}
              <bdi>{name}</bdi>
            </span>
          )}
          {subject !== undefined && (
            <span>
              {' · '}
              {formatMessage(HISTORY_TEXT.of, {
                name: (
                  <bdi key="name" translate="no">
                    {subject}
                  </bdi>
                ),
              })}
            </span>
          )}
          {changes.map((change, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two changes may be equal, and none has a state
            <span key={index} className={styles.change}>
              {' · '}
              <Change change={change} {...writers} />
            </span>
          ))}
        </>
      }
      detail={
        changes.length > 0 && (
          <ul className={styles.changes}>
            {changes.map((change, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two changes may be equal, and none has a state
              <li key={index}>
                <Change change={change} {...writers} />
              </li>
            ))}
          </ul>
        )
      }
    />
  );
}

interface ChangeProps extends Pick<HistoryWriters, 'write' | 'label'> {
  readonly change: HistoryChange;
}

/** What happened, rather than a field that had another value before. */
const EVENTS: readonly string[] = ['payment', 'paper'];

/** Picture URLs are not shown, nor are codes and counts. */
const HIDDEN_VALUES = /^(?:images?|damage(?:\.repaired)?|(?:pickup|return)\.(?:accessories|photos|signedAt))$/;

function Change({ change: { field, values }, write, label: nameField }: ChangeProps) {
  const { formatMessage } = useIntl();
  const writeUsually = useFieldValue();
  const { direction } = useHost().locale;
  const [part = '', detail = ''] = field.split('.');
  const label = CHANGE_LABELS[field] ?? PART_LABELS[part];
  const ofPart = PART_LABELS[part] && PART_FIELD_LABELS[detail];
  // A newer server may record fields that this console does not know.
  const whole = nameField?.(field) ?? (label ? formatMessage(label) : field);
  const name = ofPart ? formatMessage(HISTORY_TEXT.part, { part: whole, field: formatMessage(ofPart) }) : whole;
  if (ofPart && HIDDEN_VALUES.test(field)) return <span>{name}</span>;
  if (!values || HIDDEN_VALUES.test(field)) return <span>{formatMessage(HISTORY_TEXT.personal, { field: name })}</span>;
  const [before, after] = values.map((value, index) => (
    // Amounts contain no letters from which the browser could derive the direction.
    <bdi key={index === 0 ? 'before' : 'after'} dir={typeof value === 'number' ? direction : 'auto'}>
      {write?.(field, value) ?? writeUsually(field, value)}
    </bdi>
  ));
  if (EVENTS.includes(field) && values[0] === null)
    return <span>{formatMessage(HISTORY_TEXT.event, { field: name, value: after })}</span>;
  // The payment that was voided stays as it was.
  if (field === 'payment' && values[1] === null)
    return (
      <span>{formatMessage(HISTORY_TEXT.event, { field: formatMessage(HISTORY_TEXT.voided), value: before })}</span>
    );
  return <span>{formatMessage(HISTORY_TEXT.values, { field: name, before, after })}</span>;
}
