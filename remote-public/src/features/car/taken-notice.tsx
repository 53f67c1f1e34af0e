import type { ReactNode } from 'react';
import type { Car, DateRange } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import styles from './taken-notice.module.css';
import { CALENDAR_TEXT } from './texts.ts';

interface TakenNoticeProps {
  readonly car: Car;
  /** The requested dates. */
  readonly range: DateRange;
  /** Whether another car of the offer is free on them. */
  readonly hasTwin: boolean;
  /** Alternatives to these dates. */
  readonly children: ReactNode;
}

/** Notice that the car is taken on the dates in the URL. */
export function TakenNotice({ car, range, hasTwin, children }: TakenNoticeProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const title = hasTwin ? CALENDAR_TEXT.takenTwinTitle : CALENDAR_TEXT.takenTitle;
  return (
    <div className={styles.notice}>
      <p role="status">
        <strong>{formatMessage(title, { name: <bdi translate="no">{car.name}</bdi> })}</strong>
        <span className={styles.dates}>{format.range(range, DAY_STYLE)}</span>
      </p>
      {children}
    </div>
  );
}

const DAY_STYLE = { weekday: 'short', day: 'numeric', month: 'short' } as const;
