import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { useMediaQuery } from 'shared-kit/ui';
import type { BookingRow } from '../../data/add-cars.ts';
import { type BookingSort, DEFAULT_SORT, SORTABLE_FIELDS } from '../../data/booking-sort.ts';
import { ListTable } from '../../kit/list-screen/list-table.tsx';
import type { Selection } from '../../kit/list-screen/use-selection.ts';
import { bookingColumns } from './booking-columns.tsx';
import styles from './bookings-table.module.css';
import { COLUMN_TITLES } from './texts.ts';

/** Props of the table and of the list of cards. */
export interface BookingListProps {
  /** Undefined while the first page loads. */
  readonly rows: readonly BookingRow[] | undefined;
  readonly isBusy: boolean;
  /** Rows of a page. */
  readonly size: number;
  readonly sort: BookingSort;
  readonly onSort: (sort: BookingSort) => void;
  readonly onDelete: (booking: BookingRow) => void;
  readonly selection: Selection;
}

/** The table of bookings, with placeholder rows while they load. */
export function BookingsTable({ rows, isBusy, size, sort, onSort, onDelete, selection }: BookingListProps) {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  // Dense enough for all columns to be visible.
  const isDense = useMediaQuery('(width < 75rem)') ?? false;
  return (
    <div className={styles.frame} aria-busy={isBusy} data-refreshing={Boolean(rows && isBusy)}>
      <ListTable
        columns={bookingColumns({
          currencySign: site.currencySigns.console,
          formatMessage,
          format,
          onDelete,
          selection,
        })}
        titles={COLUMN_TITLES}
        rows={rows}
        placeholders={size}
        fields={SORTABLE_FIELDS}
        sort={sort}
        onSort={(chosen) => onSort(chosen ?? DEFAULT_SORT)}
        scroll={{ x: true }}
        size={isDense ? 'middle' : 'large'}
      />
    </div>
  );
}
