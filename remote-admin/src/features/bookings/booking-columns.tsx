import type { TableColumnType } from 'antd';
import type { CalendarDay } from 'shared-kit/domain';
import type { Texts } from 'shared-kit/intl';
import type { Format } from 'shared-kit/remote';
import { VisuallyHidden } from 'shared-kit/ui';
import type { BookingRow } from '../../data/add-cars.ts';
import { BookingLink } from '../../ui/booking-link.tsx';
import { StaffNoteMark } from '../../ui/staff-note-mark.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { COMMON_TEXT } from '../../ui/texts.ts';
import styles from './bookings-table.module.css';
import { ChooseAllBox, ChooseBox } from './choose-box.tsx';
import { DeleteButton } from './delete-button.tsx';
import { COLUMN_TITLES } from './texts.ts';
import type { Selection } from './use-selection.ts';

interface ColumnOptions {
  readonly currencySign: string;
  readonly formatMessage: Texts['formatMessage'];
  readonly format: Format;
  readonly onDelete: (booking: BookingRow) => void;
  readonly selection: Selection;
}

/** Returns the columns of the bookings table. */
export function bookingColumns({
  currencySign,
  formatMessage,
  format,
  onDelete,
  selection,
}: ColumnOptions): TableColumnType<BookingRow>[] {
  const day = (value: CalendarDay) => <span className={styles.day}>{format.day(value)}</span>;
  return [
    {
      key: 'id',
      width: '8%',
      title: (
        <span className={styles.choose}>
          <ChooseAllBox selection={selection} />
          <span>{formatMessage(COLUMN_TITLES.id)}</span>
        </span>
      ),
      sorter: true,
      render: (_, { id, confirmationCode }) => (
        <span className={styles.choose}>
          <ChooseBox id={id} selection={selection} />
          <span>
            <BookingLink id={id} className={styles.number}>
              {id}
            </BookingLink>
            <bdi className={styles.code} translate="no">
              {confirmationCode}
            </bdi>
          </span>
        </span>
      ),
    },
    {
      key: 'car',
      width: '14%',
      title: formatMessage(COLUMN_TITLES.car),
      render: (_, { carName }) => (
        <bdi className={styles.car} translate="no">
          {carName}
        </bdi>
      ),
    },
    {
      key: 'customerName',
      width: '14%',
      title: formatMessage(COLUMN_TITLES.customerName),
      sorter: true,
      render: (_, { customerName, customerPhone, staffNote }) => (
        <>
          <span className={styles.customer}>
            <bdi translate="no">{customerName}</bdi>
            {staffNote && <StaffNoteMark text={staffNote} />}
          </span>
          <span className={styles.second}>
            <bdi dir="ltr" translate="no">
              {customerPhone}
            </bdi>
          </span>
        </>
      ),
    },
    {
      key: 'pickupDate',
      width: '14%',
      title: formatMessage(COLUMN_TITLES.pickupDate),
      dataIndex: 'pickupDate',
      align: 'end',
      sorter: true,
      render: day,
    },
    {
      key: 'dropoffDate',
      width: '13%',
      title: formatMessage(COLUMN_TITLES.dropoffDate),
      dataIndex: 'dropoffDate',
      align: 'end',
      sorter: true,
      render: day,
    },
    {
      key: 'days',
      width: '10%',
      title: formatMessage(COLUMN_TITLES.days),
      dataIndex: 'days',
      align: 'end',
      sorter: true,
      render: (count: number) => formatMessage(COMMON_TEXT.days, { count }),
    },
    {
      key: 'status',
      width: '11%',
      title: formatMessage(COLUMN_TITLES.status),
      sorter: true,
      render: (_, { status }) => <StatusTag status={status} />,
    },
    {
      key: 'totalPrice',
      width: '12%',
      title: formatMessage(COLUMN_TITLES.totalPrice),
      align: 'end',
      sorter: true,
      render: (_, { totalPrice }) => <strong translate="no">{format.price(totalPrice, currencySign)}</strong>,
    },
    {
      key: 'actions',
      title: <VisuallyHidden>{formatMessage(COLUMN_TITLES.actions)}</VisuallyHidden>,
      align: 'end',
      render: (_, booking) => <DeleteButton booking={booking} onDelete={onDelete} />,
    },
  ];
}
