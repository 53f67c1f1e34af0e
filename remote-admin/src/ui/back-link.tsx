import { Link, useLocation } from 'react-router-dom';
import { Icon } from 'shared-kit/ui';
import styles from './back-link.module.css';

/** What a link to a booking carries along: the address that it is opened from. */
export interface CameFrom {
  readonly cameFrom: string;
}

/** To the dashboard, on the page and in the order from where the booking was opened. */
export function BackLink() {
  const state = useLocation().state as Partial<CameFrom> | null;
  return (
    <Link to={state?.cameFrom ?? '/admin'} className={styles.back}>
      <Icon name="chevronLeft" size={16} /> All Bookings
    </Link>
  );
}
