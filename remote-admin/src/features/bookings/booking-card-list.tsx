import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { Skeleton } from 'shared-kit/ui';
import type { BookingRow } from '../../data/add-cars.ts';
import cards from '../../kit/list-screen/cards.module.css';
import { ChooseAllBox, ChooseBox } from '../../kit/list-screen/choose-box.tsx';
import { BalanceText } from '../../ui/balance-text.tsx';
import { BookingLink } from '../../ui/booking-link.tsx';
import { CustomerName } from '../../ui/customer-name.tsx';
import { PhoneLinks } from '../../ui/phone-links.tsx';
import { Plate } from '../../ui/plate.tsx';
import { RequestAge } from '../../ui/request-age.tsx';
import { StaffNoteText } from '../../ui/staff-note-text.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { COMMON_TEXT } from '../../ui/texts.ts';
import styles from './booking-card-list.module.css';
import type { BookingListProps } from './bookings-table.tsx';
import { DeleteButton } from './delete-button.tsx';
import { CARD_TEXT, COLUMN_TITLES } from './texts.ts';

/** The list of bookings on narrow windows, one card per booking. */
export function BookingCardList({ rows, isBusy, size, onDelete, selection }: BookingListProps) {
  return (
    <div className={styles.list} aria-busy={isBusy} data-refreshing={Boolean(rows && isBusy)}>
      <ul className={cards.cards}>
        {rows
          ? rows.map((booking) => (
              <BookingCard key={booking.id} booking={booking} onDelete={onDelete} selection={selection} />
            ))
          : Array.from({ length: size }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are alike
              <li key={index}>
                <Skeleton width="60%" />
                <Skeleton width="40%" />
                <Skeleton width="80%" />
              </li>
            ))}
      </ul>
      {rows && rows.length > 0 && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is in the component
        <label className={styles.all}>
          <ChooseAllBox selection={selection} />
          <span>{selection.labels.all}</span>
        </label>
      )}
    </div>
  );
}

interface BookingCardProps extends Pick<BookingListProps, 'onDelete' | 'selection'> {
  readonly booking: BookingRow;
}

function BookingCard({ booking, onDelete, selection }: BookingCardProps) {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const { price, range } = useFormat();
  const { id, confirmationCode, carName, plate, customerName, customerPhone } = booking;
  const { pickupDate, dropoffDate, days, status, totalPrice, balance } = booking;
  return (
    <li className={styles.card} data-chosen={selection.ids.includes(id)}>
      <div className={styles.top}>
        <ChooseBox id={id} selection={selection} />
        <BookingLink id={id} className={styles.link}>
          <bdi>{`${formatMessage(COLUMN_TITLES.id)} ${id}`}</bdi>
        </BookingLink>
        <strong className={styles.name}>
          <CustomerName name={customerName} />
        </strong>
        <StatusTag status={status} />
      </div>
      <p className={styles.main}>
        <span>
          <bdi translate="no">{carName}</bdi> <Plate plate={plate} className={styles.plate} />
        </span>
        <strong translate="no">{price(totalPrice, site.currencySigns.console)}</strong>
      </p>
      <p className={`${styles.main} ${styles.dates}`}>
        <span>
          {formatMessage(CARD_TEXT.period, {
            range: range({ from: pickupDate, to: dropoffDate }),
            days: formatMessage(COMMON_TEXT.days, { count: days }),
          })}
        </span>
        <span className={styles.end}>
          <RequestAge booking={booking} /> <BalanceText balance={balance} />
        </span>
      </p>
      <StaffNoteText text={booking.staffNote} />
      <div className={styles.bottom}>
        <p className={styles.contact}>{customerPhone && <PhoneLinks booking={booking} />}</p>
        <bdi className={styles.code} translate="no">
          {confirmationCode}
        </bdi>
        <DeleteButton booking={booking} onDelete={onDelete} />
      </div>
    </li>
  );
}
