import { Link } from 'react-router-dom';
import { Icon } from 'shared-kit/ui';
import styles from './back-link.module.css';
import { BACK } from './texts.ts';
import { useReturnAddress } from './use-return-address.ts';

/** To the dashboard, on the page and in the order from where the booking was opened. */
export function BackLink() {
  return (
    <Link to={useReturnAddress()} className={styles.back}>
      <Icon name="chevronLeft" size={16} /> {BACK}
    </Link>
  );
}
