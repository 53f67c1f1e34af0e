import { Link } from 'react-router-dom';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { STAFF_QUERY } from '../../data/staff-query.ts';
import { Plate } from '../../ui/plate.tsx';
import { REMINDER_TEXT } from './due-texts.ts';
import { useDueText } from './use-due-text.ts';
import styles from './vehicle-papers.module.css';

/** More are folded, so that the tasks of today stay in view. */
const SHOWN = 3;

/** What runs out or is due of the fleet's papers and service, with links to the cars; nothing when nothing is. */
export function VehicleReminders() {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const { describe, isLate } = useDueText();
  // A host of the release before cannot read it.
  const key = 'vehiclePapers' in api ? cacheKeys.vehicleDues : null;
  const { data = [] } = useSWR(key, () => api.vehiclePapers.listDues(), { ...STAFF_QUERY, revalidateOnMount: true });
  if (data.length === 0) return null;
  return (
    <details className={styles.reminders} open={data.length <= SHOWN}>
      <summary>{formatMessage(REMINDER_TEXT.title, { count: data.length })}</summary>
      <ul>
        {data.map((due) => (
          <li key={[due.carId, due.what, due.kind, due.day].join()} data-late={isLate(due)}>
            <Link to={`/admin/cars/${encodeURIComponent(due.carId)}/papers`}>
              <bdi translate="no">{due.carName}</bdi> <Plate plate={due.plate} />
            </Link>{' '}
            <span>{describe(due)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
