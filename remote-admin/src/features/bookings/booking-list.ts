import type { BookingSort } from '../../data/booking-sort.ts';
import type { BookingRow } from '../../data/use-bookings-page.ts';

/** What a table and the cards have in common. */
export interface BookingListProps {
  /** Undefined while the first page is on its way. */
  readonly rows: readonly BookingRow[] | undefined;
  readonly isBusy: boolean;
  readonly sort: BookingSort;
  readonly onSort: (sort: BookingSort) => void;
  readonly onDelete: (booking: BookingRow) => void;
}
