import { Link } from 'react-router-dom';
import { useIntl } from 'shared-kit/intl';
import { Icon } from 'shared-kit/ui';
import { useVehicleDues } from '../../data/use-vehicle-dues.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Plate } from '../../ui/plate.tsx';
import { REMINDER_TEXT } from './due-texts.ts';
import { useDueText } from './use-due-text.ts';
import styles from './vehicle-papers.module.css';

/** What runs out or is due of the fleet's papers and service, with links to the cars; nothing when nothing is. Folded unless something is late. */
export function VehicleReminders() {
  const { formatMessage } = useIntl();
  const { describe, isLate } = useDueText();
  const state = useVehicleDues();
  if (state.status === 'failed') return <FailureNotice title={formatMessage(REMINDER_TEXT.failure)} failure={state} />;
  if (state.status === 'loading' || state.value.length === 0) return null;
  const dues = state.value;
  return (
    <details className={styles.reminders} open={dues.some(isLate)}>
      <summary>
        <span>{formatMessage(REMINDER_TEXT.title, { count: dues.length })}</span>
        <Icon name="chevronDown" size={16} />
      </summary>
      <ul>
        {dues.map((due) => (
          <li key={[due.carId, due.what, due.kind, due.day].join()} data-late={isLate(due)}>
            <Link to={`/admin/cars/${encodeURIComponent(due.carId)}/papers`}>
              <bdi translate="no">{due.carName}</bdi> <Plate plate={due.plate} className={styles.plate} />
            </Link>{' '}
            <span>{describe(due)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
