import { Table, type TableProps } from 'antd';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { Skeleton, useMediaQuery } from 'shared-kit/ui';
import type { BookingRow } from '../../data/add-cars.ts';
import { type BookingSort, DEFAULT_SORT, SORTABLE_FIELDS } from '../../data/booking-sort.ts';
import { bookingColumns } from './booking-columns.tsx';
import styles from './bookings-table.module.css';
import type { Selection } from './use-selection.ts';

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
  const isDense = useMediaQuery('(width < 1200px)') ?? false;
  const options = { currencySign: site.currencySigns.console, formatMessage, format, onDelete, selection };
  const columns = bookingColumns(options).map((column) => ({
    ...column,
    ...(column.sorter && {
      sortOrder: column.key === sort.field ? (sort.direction === 1 ? ('ascend' as const) : ('descend' as const)) : null,
    }),
    ...(!rows && { render: () => <Skeleton width="70%" /> }),
  }));

  const changeSort: NonNullable<TableProps<BookingRow>['onChange']> = (_pages, _filters, sorter) => {
    const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
    const field = SORTABLE_FIELDS.find((known) => known === columnKey);
    onSort(field && order ? { field, direction: order === 'ascend' ? 1 : -1 } : DEFAULT_SORT);
  };

  return (
    <div className={styles.frame} aria-busy={isBusy} data-refreshing={Boolean(rows && isBusy)}>
      <Table<BookingRow>
        rowKey="id"
        columns={columns}
        dataSource={rows ?? Array.from({ length: size }, (_, index) => ({ id: index }) as BookingRow)}
        pagination={false}
        showSorterTooltip={false}
        onChange={changeSort}
        scroll={{ x: true }}
        size={isDense ? 'middle' : 'large'}
      />
    </div>
  );
}
