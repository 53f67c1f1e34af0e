import { Link } from 'react-router-dom';
import { useIntl } from 'shared-kit/intl';
import { toQueryState, useFormat, useHost } from 'shared-kit/remote';
import { Icon } from 'shared-kit/ui';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { STAFF_QUERY, STAFF_STATE } from '../../data/staff-query.ts';
import { FLAG_REMINDER } from './flag-reminder-texts.ts';
import styles from './flag-reminders.module.css';

/** The flagged customers who are to be reviewed today, or were to be before, folded; nothing without any. */
export function FlagReminders() {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const { day } = useFormat();
  const state = toQueryState(
    useSWR(cacheKeys.flagsToReview, () => api.customers.flagsToReview(), STAFF_QUERY),
    STAFF_STATE,
  );
  if (state.status === 'failed') return <p role="alert">{formatMessage(FLAG_REMINDER.failed)}</p>;
  if (state.status === 'loading' || state.value.length === 0) return null;
  return (
    <details className={styles.reminders}>
      <summary>
        <span>{formatMessage(FLAG_REMINDER.title, { count: state.value.length })}</span>
        <Icon name="chevronDown" size={16} />
      </summary>
      <ul>
        {state.value.map(({ id, customerId, customerName, reason, reviewOn }) => (
          <li key={id}>
            <Link to={`/admin/customers/${customerId}`}>
              <bdi translate="no">{customerName}</bdi>
            </Link>
            <bdi>{reason}</bdi>
            <span>{day(reviewOn)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
