import type { CalendarDay } from 'shared-kit/domain';
import type { Texts } from 'shared-kit/intl';
import type { Format } from 'shared-kit/remote';
import type { BookingRow } from '../../data/add-cars.ts';
import { ChooseAllBox, ChooseBox } from '../../kit/list-screen/choose-box.tsx';
import type { ListColumn } from '../../kit/list-screen/list-table.tsx';
import type { Selection } from '../../kit/list-screen/use-selection.ts';
import { BookingLink } from '../../ui/booking-link.tsx';
import { CustomerName } from '../../ui/customer-name.tsx';
import { StaffNoteMark } from '../../ui/staff-note-mark.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { COMMON_TEXT } from '../../ui/texts.ts';
import styles from './bookings-table.module.css';
import { DeleteButton } from './delete-button.tsx';
import { COLUMN_TITLES } from './texts.ts';

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
}: ColumnOptions): ListColumn<BookingRow>[] {
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
      render: (_, { carName }) => (
        <bdi className={styles.car} translate="no">
          {carName}
        </bdi>
      ),
    },
    {
      key: 'customerName',
      width: '14%',
      render: (_, { customerName, customerPhone, staffNote }) => (
        <>
          <span className={styles.customer}>
            <CustomerName name={customerName} />
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
      dataIndex: 'pickupDate',
      align: 'end',
      render: day,
    },
    {
      key: 'dropoffDate',
      width: '13%',
      dataIndex: 'dropoffDate',
      align: 'end',
      render: day,
    },
    {
      key: 'days',
      width: '10%',
      dataIndex: 'days',
      align: 'end',
      render: (count: number) => formatMessage(COMMON_TEXT.days, { count }),
    },
    {
      key: 'status',
      width: '11%',
      render: (_, { status }) => <StatusTag status={status} />,
    },
    {
      key: 'totalPrice',
      width: '12%',
      align: 'end',
      render: (_, { totalPrice }) => <strong translate="no">{format.price(totalPrice, currencySign)}</strong>,
    },
    {
      key: 'actions',
      render: (_, booking) => <DeleteButton booking={booking} onDelete={onDelete} />,
    },
  ];
}
