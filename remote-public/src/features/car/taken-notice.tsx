import type { ReactNode } from 'react';
import type { DateRange } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import styles from './taken-notice.module.css';
import { CALENDAR_TEXT } from './texts.ts';

interface TakenNoticeProps {
  readonly name: string;
  /** The requested dates. */
  readonly range: DateRange;
  /** Alternatives to these dates. */
  readonly children: ReactNode;
}

/** Notice that the car is taken on the dates in the URL. */
export function TakenNotice({ name, range, children }: TakenNoticeProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  return (
    <div className={styles.notice}>
      <p role="status">
        <strong>{formatMessage(CALENDAR_TEXT.takenTitle, { name: <bdi translate="no">{name}</bdi> })}</strong>
        <span className={styles.dates}>{format.range(range, DAY_STYLE)}</span>
      </p>
      {children}
    </div>
  );
}

const DAY_STYLE = { weekday: 'short', day: 'numeric', month: 'short' } as const;
