import { Link, useLocation } from 'react-router-dom';
import { Icon } from 'shared-kit/ui';
import styles from './back-link.module.css';
import { BACK } from './texts.ts';

/** To the dashboard, on the page and in the order from where the booking was opened. */
export function BackLink() {
  return (
    <Link to={useReturnAddress()} className={styles.back}>
      <Icon name="chevronLeft" size={16} /> {BACK}
    </Link>
  );
}

/** What a link to a booking carries along: the address that it is opened from. */
export interface ReturnState {
  readonly returnAddress: string;
}

/** The page and order of the dashboard from where this page was opened, or just the dashboard. */
export function useReturnAddress(): string {
  const state = useLocation().state as Partial<ReturnState> | null;
  return state?.returnAddress ?? '/admin';
}
