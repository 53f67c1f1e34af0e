import { useFormat, useHost } from 'shared-kit/remote';
import { CarImage, useCarValues } from 'shared-kit/ui';
import { type ListColumn, ListTable } from '../../kit/list-screen/list-table.tsx';
import { CarButtons } from './car-buttons.tsx';
import { CarStatusTag } from './car-status-tag.tsx';
import { type FleetEntry, PlateOrNone } from './fleet-card.tsx';
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
  const format = useFormat();
  const values = useCarValues();

  const columns: ListColumn<FleetEntry>[] = [
    {
      key: 'name',
      render: (_, { car }) => (
        <span className={styles.tableCar}>
          <CarImage src={car.image} name="" sizes="4.5rem" className={styles.thumbnail} />
          <bdi translate="no">{car.name}</bdi>
        </span>
      ),
    },
    { key: 'plate', render: (_, { car }) => <PlateOrNone car={car} /> },
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
    {
      key: 'actions',
      render: (_, { status: __, ...buttons }) => (
        <span className={styles.tableActions}>
          <CarButtons {...buttons} />
        </span>
      ),
    },
  ];
  return (
    <div className={styles.tableFrame}>
      <ListTable
        size="middle"
        rowKey={({ car }) => car.CarId}
        columns={columns}
        titles={COLUMN_TEXTS}
        rows={entries}
        fields={CAR_SORT_FIELDS}
        sort={sort}
        onSort={onSort}
        scroll={{ x: 'max-content' }}
      />
    </div>
  );
}
