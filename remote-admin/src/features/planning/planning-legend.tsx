import { BLOCK_REASONS, BOOKING_STATUSES, statusDisplay } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useStatusLabel, VisuallyHidden } from 'shared-kit/ui';
import colors from '../../ui/tag-colors.module.css';
import gridStyles from './planning-grid.module.css';
import styles from './planning-legend.module.css';
import { PLANNING_TEXT, REASON_LETTERS, REASON_TEXT, STATUS_LETTERS } from './texts.ts';

/** Legend of the colours and letters of the bars, and of the keys. */
export function PlanningLegend() {
  const { formatMessage } = useIntl();
  const statusLabel = useStatusLabel();
  const statuses = BOOKING_STATUSES.filter((status) => status !== 'canceled');
  return (
    <footer className={styles.legend}>
      <VisuallyHidden>
        <h2>{formatMessage(PLANNING_TEXT.legend)}</h2>
      </VisuallyHidden>
      <ul>
        {statuses.map((status) => (
          <li key={status}>
            <b className={`${styles.sample} ${colors[statusDisplay(status).color]}`}>
              {formatMessage(STATUS_LETTERS[status])}
            </b>
            <span>{statusLabel(status)}</span>
          </li>
        ))}
        {BLOCK_REASONS.map((reason) => (
          <li key={reason}>
            <b className={`${styles.sample} ${gridStyles.block}`}>{formatMessage(REASON_LETTERS[reason])}</b>
            <span>{formatMessage(REASON_TEXT[reason])}</span>
          </li>
        ))}
      </ul>
      <p id="planning-keys" className={styles.keys}>
        {formatMessage(PLANNING_TEXT.keys)}
      </p>
    </footer>
  );
}
