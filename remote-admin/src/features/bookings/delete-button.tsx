import { Button } from 'antd';
import { useIntl } from 'shared-kit/intl';
import type { BookingRow } from '../../data/add-cars.ts';
import { usePermission } from '../../data/use-permission.ts';
import { COMMON_TEXT } from '../../ui/texts.ts';
import styles from './delete-button.module.css';
import { BOOKINGS_TEXT } from './texts.ts';

interface DeleteButtonProps {
  readonly booking: BookingRow;
  readonly onDelete: (booking: BookingRow) => void;
}

/** Nothing for a role that may not delete bookings. */
export function DeleteButton({ booking, onDelete }: DeleteButtonProps) {
  const { formatMessage } = useIntl();
  if (!usePermission('bookings.delete')) return null;
  return (
    <Button
      type="text"
      className={styles.delete ?? ''}
      aria-label={formatMessage(BOOKINGS_TEXT.deleteBooking, { id: String(booking.id) })}
      title={formatMessage(COMMON_TEXT.delete)}
      icon={<Bin />}
      onClick={() => onDelete(booking)}
    />
  );
}

function Bin() {
  return (
    <svg
      width="1.125rem"
      height="1.125rem"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      aria-hidden="true"
    >
      <path
        d="M4 7h16M9.5 7V4.5h5V7M6.500 7l.8 12.500h9.400L17.500 7M10.200 11v5M13.800 11v5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
