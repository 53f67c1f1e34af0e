import { Link, useLocation } from 'react-router-dom';
import { useIntl } from 'shared-kit/intl';
import { Icon } from 'shared-kit/ui';
import styles from './back-link.module.css';
import { COMMON_TEXT } from './texts.ts';

/** A link to the list that the booking was opened from, with its page and order. */
export function BackLink() {
  const { formatMessage } = useIntl();
  const address = useReturnAddress();
  const label = address.startsWith('/admin/today') ? COMMON_TEXT.backToToday : COMMON_TEXT.back;
  return (
    <Link to={address} className={styles.back}>
      <Icon name="chevronBack" size={16} /> <span>{formatMessage(label)}</span>
    </Link>
  );
}

/** History state of a link to a booking: the URL of the list. */
export interface ReturnState {
  readonly returnAddress: string;
}

/** Returns the URL of the list that this page was opened from, or the dashboard's. */
export function useReturnAddress(): string {
  const state = useLocation().state as Partial<ReturnState> | null;
  return state?.returnAddress ?? '/admin';
}
