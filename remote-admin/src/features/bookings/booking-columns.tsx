import type { TableColumnType } from 'antd';
import { type CalendarDay, formatCalendarDay, formatPrice } from 'shared-kit/domain';
import { VisuallyHidden } from 'shared-kit/ui';
import type { BookingRow } from '../../data/use-bookings-page.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { durationInDays } from '../../ui/texts.ts';
import { BookingLink } from './booking-link.tsx';
import styles from './bookings-table.module.css';
import { DeleteButton } from './delete-button.tsx';
import { COLUMN_TITLES } from './texts.ts';

/** Returns the columns of the bookings table. */
export function bookingColumns(
  currencySign: string,
  onDelete: (booking: BookingRow) => void,
): TableColumnType<BookingRow>[] {
  return [
    {
      key: 'id',
      width: '9%',
      title: COLUMN_TITLES.id,
      sorter: true,
      render: (_, { id, confirmationCode }) => (
        <>
          <BookingLink id={id} className={styles.number}>
            {id}
          </BookingLink>
          <span className={styles.code}>{confirmationCode}</span>
        </>
      ),
    },
    {
      key: 'car',
      width: '15%',
      title: COLUMN_TITLES.car,
      render: (_, { carName }) => <span className={styles.car}>{carName}</span>,
    },
    {
      key: 'customerName',
      width: '15%',
      title: COLUMN_TITLES.customerName,
      sorter: true,
      render: (_, { customerName, customerPhone }) => (
        <>
          <span className={styles.customer}>{customerName}</span>
          <span className={styles.second}>{customerPhone}</span>
        </>
      ),
    },
    {
      key: 'pickupDate',
      width: '12%',
      title: COLUMN_TITLES.pickupDate,
      dataIndex: 'pickupDate',
      align: 'end',
      sorter: true,
      render: day,
    },
    {
      key: 'dropoffDate',
      width: '13%',
      title: COLUMN_TITLES.dropoffDate,
      dataIndex: 'dropoffDate',
      align: 'end',
      sorter: true,
      render: day,
    },
    {
      key: 'days',
      width: '10%',
      title: COLUMN_TITLES.days,
      dataIndex: 'days',
      align: 'end',
      sorter: true,
      render: durationInDays,
    },
    {
      key: 'status',
      width: '11%',
      title: COLUMN_TITLES.status,
      sorter: true,
      render: (_, { status }) => <StatusTag status={status} />,
    },
    {
      key: 'totalPrice',
      width: '11%',
      title: COLUMN_TITLES.totalPrice,
      align: 'end',
      sorter: true,
      render: (_, { totalPrice }) => <strong>{formatPrice(totalPrice, currencySign)}</strong>,
    },
    {
      key: 'actions',
      title: <VisuallyHidden>{COLUMN_TITLES.actions}</VisuallyHidden>,
      align: 'end',
      render: (_, booking) => <DeleteButton booking={booking} onDelete={onDelete} />,
    },
  ];
}

function day(value: CalendarDay): string {
  return formatCalendarDay(value);
}
