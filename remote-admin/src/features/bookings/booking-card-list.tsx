import { formatCalendarDay, formatPrice } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import { Skeleton } from 'shared-kit/ui';
import { nameBookingSort, parseBookingSort, SORTABLE_FIELDS } from '../../data/booking-sort.ts';
import { PAGE_SIZE } from '../../data/staff-query.ts';
import type { BookingRow } from '../../data/use-bookings-page.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { durationInDays } from '../../ui/texts.ts';
import styles from './booking-card-list.module.css';
import { BookingLink } from './booking-link.tsx';
import type { BookingListProps } from './bookings-table.tsx';
import { DeleteButton } from './delete-button.tsx';
import { BOOKINGS_TEXT, ORDER_TEXTS } from './texts.ts';

/** The list of bookings on narrow windows, one card per booking. */
export function BookingCardList({ rows, isBusy, sort, onSort, onDelete }: BookingListProps) {
  return (
    <div className={styles.list} aria-busy={isBusy} data-refreshing={Boolean(rows && isBusy)}>
      <ChoiceField
        aria-label={BOOKINGS_TEXT.sort}
        value={nameBookingSort(sort)}
        choices={BOOKING_ORDERS}
        onChange={(order) => onSort(parseBookingSort(order))}
      />
      <ul>
        {rows
          ? rows.map((booking) => <BookingCard key={booking.id} booking={booking} onDelete={onDelete} />)
          : Array.from({ length: PAGE_SIZE }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are alike
              <li key={index} className={styles.card}>
                <Skeleton width="60%" />
                <Skeleton width="40%" />
                <Skeleton width="80%" />
              </li>
            ))}
      </ul>
    </div>
  );
}

function BookingCard({ booking, onDelete }: Pick<BookingListProps, 'onDelete'> & { readonly booking: BookingRow }) {
  const { site } = useHost();
  const { id, confirmationCode, carName, customerName, pickupDate, dropoffDate, days, status, totalPrice } = booking;
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        <BookingLink id={id} className={styles.link}>
          # {id}
        </BookingLink>
        <span className={styles.code}>{confirmationCode}</span>
        <StatusTag status={status} />
      </div>
      <p className={styles.main}>
        <strong>{customerName}</strong>
        <strong>{formatPrice(totalPrice, site.currencySigns.console)}</strong>
      </p>
      <p>{carName}</p>
      <div className={styles.bottom}>
        <p className={styles.dates}>
          {formatCalendarDay(pickupDate)} – {formatCalendarDay(dropoffDate)}, {durationInDays(days)}
        </p>
        <DeleteButton booking={booking} onDelete={onDelete} />
      </div>
    </li>
  );
}

/** The sort orders that the table offers in its columns. */
const BOOKING_ORDERS = SORTABLE_FIELDS.flatMap((field) =>
  ([1, -1] as const).map((direction) => ({
    value: nameBookingSort({ field, direction }),
    label: ORDER_TEXTS[field][direction === 1 ? 0 : 1],
  })),
);
