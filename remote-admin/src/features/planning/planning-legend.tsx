import { BOOKING_STATUSES, statusDisplay } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useStatusLabel, VisuallyHidden } from 'shared-kit/ui';
import colors from '../../ui/tag-colors.module.css';
import { WarningIcon } from '../../ui/warning-icon.tsx';
import gridStyles from './planning-grid.module.css';
import styles from './planning-legend.module.css';
import { PLANNING_TEXT } from './texts.ts';

/** Legend of the colours and patterns of the bars, and of the keys. */
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
            <span className={`${styles.sample} ${colors[statusDisplay(status).color]}`}>
              <i className={`${gridStyles.pattern} ${gridStyles[status]}`} />
            </span>
            <span>{statusLabel(status)}</span>
          </li>
        ))}
        <li>
          <span className={`${styles.sample} ${gridStyles.block}`} />
          <span>{formatMessage(PLANNING_TEXT.blocked)}</span>
        </li>
        <li>
          <span className={`${styles.sample} ${colors.red} ${gridStyles.overdue}`} />
          <span>{formatMessage(PLANNING_TEXT.notBack)}</span>
        </li>
        <li className={gridStyles.warning}>
          <WarningIcon />
          <span>{formatMessage(PLANNING_TEXT.conflict)}</span>
        </li>
      </ul>
      <p id="planning-keys" className={styles.keys}>
        {formatMessage(PLANNING_TEXT.keys)}
      </p>
    </footer>
  );
}
