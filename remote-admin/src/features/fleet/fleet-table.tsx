import { Table, type TableColumnType, type TableProps } from 'antd';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { CarImage, useCarValues, VisuallyHidden } from 'shared-kit/ui';
import { CarButtons } from './car-buttons.tsx';
import { CarStatusTag } from './car-status-tag.tsx';
import { type FleetEntry, Plate } from './fleet-card.tsx';
import styles from './fleet-section.module.css';
import { COLUMN_TEXTS } from './texts.ts';
import { CAR_SORT_FIELDS, type CarSort } from './use-fleet-url-state.ts';

interface FleetTableProps {
  readonly entries: readonly FleetEntry[];
  readonly sort: CarSort | undefined;
  readonly onSort: (sort: CarSort | undefined) => void;
}

/** The fleet as a table, a car a row. */
export function FleetTable({ entries, sort, onSort }: FleetTableProps) {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const values = useCarValues();

  const columns: TableColumnType<FleetEntry>[] = [
    {
      key: 'name',
      render: (_, { car }) => (
        <span className={styles.tableCar}>
          <CarImage src={car.image} name="" sizes="4.5rem" className={styles.thumbnail} />
          <bdi translate="no">{car.name}</bdi>
        </span>
      ),
    },
    { key: 'plate', render: (_, { car }) => <Plate car={car} /> },
    { key: 'status', render: (_, { status }) => status && <CarStatusTag status={status} /> },
    { key: 'type', render: (_, { car }) => values.type(car.type) },
    { key: 'year', align: 'end', render: (_, { car }) => car.year ?? '–' },
    {
      key: 'mileage',
      align: 'end',
      render: (_, { car: { mileage } }) => (mileage === undefined ? '–' : format.count(mileage)),
    },
    {
      key: 'price',
      align: 'end',
      render: (_, { car }) => <strong translate="no">{format.price(car.price, site.currencySigns.console)}</strong>,
    },
  ];
  const titled = columns.map((column) => ({
    ...column,
    title: formatMessage(COLUMN_TEXTS[column.key as keyof typeof COLUMN_TEXTS]),
    ...(isSortable(column.key) && { sorter: true, sortOrder: orderOf(sort, column.key) }),
  }));
  const actions: TableColumnType<FleetEntry> = {
    key: 'actions',
    title: <VisuallyHidden>{formatMessage(COLUMN_TEXTS.actions)}</VisuallyHidden>,
    align: 'end',
    render: (_, { status: __, ...buttons }) => (
      <span className={styles.tableActions}>
        <CarButtons {...buttons} />
      </span>
    ),
  };

  const changeSort: NonNullable<TableProps<FleetEntry>['onChange']> = (_pages, _filters, sorter) => {
    const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
    onSort(isSortable(columnKey) && order ? { field: columnKey, direction: order === 'ascend' ? 1 : -1 } : undefined);
  };

  return (
    <div className={styles.tableFrame}>
      <Table<FleetEntry>
        size="middle"
        rowKey={({ car }) => car.CarId}
        columns={[...titled, actions]}
        dataSource={entries}
        pagination={false}
        showSorterTooltip={false}
        onChange={changeSort}
        scroll={{ x: 'max-content' }}
      />
    </div>
  );
}

function isSortable(key: unknown): key is CarSort['field'] {
  return CAR_SORT_FIELDS.some((field) => field === key);
}

function orderOf(sort: CarSort | undefined, field: CarSort['field']): 'ascend' | 'descend' | null {
  if (sort?.field !== field) return null;
  return sort.direction === 1 ? 'ascend' : 'descend';
}
