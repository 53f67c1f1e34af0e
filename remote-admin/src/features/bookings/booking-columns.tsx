import type { CalendarDay } from 'shared-kit/domain';
import type { Texts } from 'shared-kit/intl';
import type { Format } from 'shared-kit/remote';
import type { BookingRow } from '../../data/add-cars.ts';
import { ChooseAllBox, ChooseBox } from '../../kit/list-screen/choose-box.tsx';
import type { ListColumn } from '../../kit/list-screen/list-table.tsx';
import type { Selection } from '../../kit/list-screen/use-selection.ts';
import { BalanceText } from '../../ui/balance-text.tsx';
import { BookingLink } from '../../ui/booking-link.tsx';
import { CustomerName } from '../../ui/customer-name.tsx';
import { PhoneLinks } from '../../ui/phone-links.tsx';
import { Plate } from '../../ui/plate.tsx';
import { RequestAge } from '../../ui/request-age.tsx';
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
      width: '9%',
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
            <bdi className={styles.code} translate="no">
              {confirmationCode}
            </bdi>
            <BookingLink id={id} className={styles.number}>
              {id}
            </BookingLink>
          </span>
        </span>
      ),
    },
    {
      key: 'car',
      width: '16%',
      render: (_, { carName, plate }) => (
        <>
          <bdi className={styles.car} translate="no">
            {carName}
          </bdi>
          <Plate plate={plate} className={styles.second} />
        </>
      ),
    },
    {
      key: 'customerName',
      width: '22%',
      render: (_, booking) => (
        <>
          <span className={styles.customer}>
            <CustomerName name={booking.customerName} />
            {booking.staffNote && <StaffNoteMark text={booking.staffNote} />}
          </span>
          <span className={styles.contact}>{booking.customerPhone && <PhoneLinks booking={booking} />}</span>
        </>
      ),
    },
    {
      key: 'pickupDate',
      width: '11%',
      dataIndex: 'pickupDate',
      align: 'end',
      render: day,
    },
    {
      key: 'dropoffDate',
      width: '11%',
      dataIndex: 'dropoffDate',
      align: 'end',
      render: day,
    },
    {
      key: 'days',
      width: '9%',
      dataIndex: 'days',
      align: 'end',
      render: (count: number) => formatMessage(COMMON_TEXT.days, { count }),
    },
    {
      key: 'status',
      width: '13%',
      render: (_, booking) => (
        <span className={styles.status}>
          <StatusTag status={booking.status} />
          <RequestAge booking={booking} />
        </span>
      ),
    },
    {
      key: 'totalPrice',
      width: '9%',
      align: 'end',
      render: (_, { totalPrice, balance }) => (
        <>
          <strong translate="no">{format.price(totalPrice, currencySign)}</strong>
          <span className={styles.balance}>
            <BalanceText balance={balance} />
          </span>
        </>
      ),
    },
    {
      key: 'actions',
      render: (_, booking) => <DeleteButton booking={booking} onDelete={onDelete} />,
    },
  ];
}
