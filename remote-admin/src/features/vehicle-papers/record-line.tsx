import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { COMMON_TEXT } from '../../ui/texts.ts';
import { VEHICLE_TEXT } from './texts.ts';
import styles from './vehicle-papers.module.css';

interface RecordLineProps {
  /** Says which one it is, in the names of its buttons. */
  readonly name: string;
  readonly title: ReactNode;
  readonly facts: readonly (ReactNode | false)[];
  readonly note?: string | undefined;
  /** What can be done besides. */
  readonly actions?: ReactNode;
  readonly onEdit: () => void;
  readonly onDelete?: () => void;
  readonly children?: ReactNode;
}

/** A paper, work or an interval of a car, with what can be done with it. */
export function RecordLine({ name, title, facts, note, actions, onEdit, onDelete, children }: RecordLineProps) {
  const { direction } = useHost().locale;
  const { formatMessage } = useIntl();
  return (
    <li className={styles.record}>
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.facts}>
          {facts.filter(Boolean).map((fact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a record have an order of their own
            <bdi key={index} dir={direction}>
              {fact}
            </bdi>
          ))}
        </p>
        {note && (
          <p className={styles.facts}>
            <bdi>{note}</bdi>
          </p>
        )}
        {children}
      </div>
      <div className={styles.actions}>
        {actions}
        <Button type="link" aria-label={formatMessage(VEHICLE_TEXT.editOne, { name })} onClick={onEdit}>
          {formatMessage(COMMON_TEXT.edit)}
        </Button>
        {onDelete && (
          <Button
            type="text"
            className={styles.delete ?? ''}
            aria-label={formatMessage(VEHICLE_TEXT.deleteOne, { name })}
            onClick={onDelete}
          >
            {formatMessage(COMMON_TEXT.delete)}
          </Button>
        )}
      </div>
    </li>
  );
}
