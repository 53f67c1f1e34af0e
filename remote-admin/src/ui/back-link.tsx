import { Link, useLocation } from 'react-router-dom';
import { type Message, useIntl } from 'shared-kit/intl';
import { Icon } from 'shared-kit/ui';
import styles from './back-link.module.css';
import { COMMON_TEXT } from './texts.ts';

interface BackLinkProps {
  readonly to?: string;
  readonly label?: Message;
}

/** A link to the page above: by default the list that the booking was opened from, with its page and order. */
export function BackLink({ to, label }: BackLinkProps) {
  const { formatMessage } = useIntl();
  const address = useReturnAddress();
  const list = address.startsWith('/admin/today') ? COMMON_TEXT.backToToday : COMMON_TEXT.back;
  return (
    <Link to={to ?? address} className={styles.back}>
      <Icon name="chevronBack" size={16} /> <span>{formatMessage(label ?? list)}</span>
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
