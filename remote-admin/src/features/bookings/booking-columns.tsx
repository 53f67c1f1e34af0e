import type { TableColumnType } from 'antd';
import { type CalendarDay, formatCalendarDay, formatPrice } from 'shared-kit/domain';
import { VisuallyHidden } from 'shared-kit/ui';
import type { BookingRow } from '../../data/use-bookings-page.ts';
import { rentalDuration } from '../../ui/rental-duration.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { BookingLink } from './booking-link.tsx';
import styles from './bookings-table.module.css';
import { DeleteButton } from './delete-button.tsx';

/** The columns of spec §2, in its order. */
export function bookingColumns(
  currencySign: string,
  onDelete: (booking: BookingRow) => void,
): TableColumnType<BookingRow>[] {
  return [
    {
      key: 'id',
      width: '9%',
      title: '#',
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
      title: 'Car',
      render: (_, { carName }) => <span className={styles.car}>{carName}</span>,
    },
    {
      key: 'customerName',
      width: '15%',
      title: 'Customer',
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
      title: 'Entry Date',
      dataIndex: 'pickupDate',
      align: 'right',
      sorter: true,
      render: day,
    },
    {
      key: 'dropoffDate',
      width: '13%',
      title: 'Release Date',
      dataIndex: 'dropoffDate',
      align: 'right',
      sorter: true,
      render: day,
    },
    {
      key: 'days',
      width: '10%',
      title: 'Duration',
      dataIndex: 'days',
      align: 'right',
      sorter: true,
      render: rentalDuration,
    },
    {
      key: 'status',
      width: '11%',
      title: 'Status',
      sorter: true,
      render: (_, { status }) => <StatusTag status={status} />,
    },
    {
      key: 'totalPrice',
      width: '11%',
      title: 'Total Price',
      align: 'right',
      sorter: true,
      render: (_, { totalPrice }) => <strong>{formatPrice(totalPrice, currencySign)}</strong>,
    },
    {
      key: 'actions',
      title: <VisuallyHidden>Actions</VisuallyHidden>,
      align: 'right',
      render: (_, booking) => <DeleteButton booking={booking} onDelete={onDelete} />,
    },
  ];
}

function day(value: CalendarDay): string {
  return formatCalendarDay(value);
}
