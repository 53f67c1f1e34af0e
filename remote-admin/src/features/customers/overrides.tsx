import { useState } from 'react';
import { agencyToday } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { toQueryState, useFormat, useHost } from 'shared-kit/remote';
import { Skeleton } from 'shared-kit/ui';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { STAFF_QUERY, STAFF_STATE } from '../../data/staff-query.ts';
import { BookingLink } from '../../ui/booking-link.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import styles from './customers.module.css';
import { OVERRIDE_TEXT } from './texts.ts';

/** For what reasons owners let cars go in spite of a flag or of missing papers; read once it is unfolded. */
export function Overrides() {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.overrides} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{formatMessage(OVERRIDE_TEXT.title)}</summary>
      <p className={styles.second}>{formatMessage(OVERRIDE_TEXT.hint)}</p>
      {isOpen && <OverrideList />}
    </details>
  );
}

function OverrideList() {
  const { api, site } = useHost();
  const { formatMessage } = useIntl();
  const { day } = useFormat();
  const state = toQueryState(
    useSWR(cacheKeys.overrides, () => api.customers.overrides(), STAFF_QUERY),
    STAFF_STATE,
  );
  if (state.status === 'failed') return <FailureNotice title={formatMessage(OVERRIDE_TEXT.failed)} failure={state} />;
  if (state.status === 'loading') return <Skeleton height="6rem" />;
  if (state.value.length === 0) return <p>{formatMessage(OVERRIDE_TEXT.none)}</p>;
  return (
    <ul className={styles.list}>
      {state.value.map(({ id, kind, reason, at, by, bookingId, confirmationCode, customerName }) => (
        <li key={`${id}${kind}`}>
          <BookingLink id={bookingId}>
            <bdi translate="no">{confirmationCode}</bdi>
          </BookingLink>
          {customerName && <bdi translate="no">{customerName}</bdi>}
          <span className={styles.second}>{formatMessage(OVERRIDE_TEXT[kind])}</span>
          {reason ? <bdi>{reason}</bdi> : <span className={styles.second}>{formatMessage(OVERRIDE_TEXT.erased)}</span>}
          <span className={`${styles.second} ${styles.end}`}>
            {[day(agencyToday(new Date(at), site.timeZone)), by].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
