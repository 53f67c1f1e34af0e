import { photosOf } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import { CarImage, useCarValues } from 'shared-kit/ui';
import frame from '../../kit/list-screen/frame.module.css';
import { type ListColumn, ListTable } from '../../kit/list-screen/list-table.tsx';
import { CarButtons } from './car-buttons.tsx';
import { CarStatusTag } from './car-status-tag.tsx';
import { type FleetEntry, PlateOrNone } from './fleet-card.tsx';
import styles from './fleet-section.module.css';
import { PaperMark } from './paper-mark.tsx';
import { PriceCell } from './price-cell.tsx';
import { COLUMN_TEXTS, FLEET_TEXT } from './texts.ts';
import { CAR_SORT_FIELDS, type CarSort } from './use-fleet-url-state.ts';

interface FleetTableProps {
  /** Undefined while the first page loads. */
  readonly entries: readonly FleetEntry[] | undefined;
  /** Number of placeholder rows while they load. */
  readonly placeholders?: number;
  readonly sort: CarSort | undefined;
  readonly onSort: (sort: CarSort | undefined) => void;
}

/** Ant Design's breakpoint below which a column is left out: its buttons would be beyond the window. */
const WIDE = ['xl' as const];

/** The fleet as a table, a car a row. */
export function FleetTable({ entries, placeholders, sort, onSort }: FleetTableProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const values = useCarValues();

  const columns: ListColumn<FleetEntry>[] = [
    {
      key: 'name',
      render: (_, { car }) => (
        <span className={styles.tableCar}>
          <CarImage src={car.image} name="" sizes="3.5rem" className={styles.thumbnail} />
          <span>
            <bdi translate="no">{car.name}</bdi>
            {photosOf(car).length === 0 && (
              <small className={styles.noPhoto}>{formatMessage(FLEET_TEXT.noPhoto)}</small>
            )}
          </span>
        </span>
      ),
    },
    { key: 'plate', render: (_, { car }) => <PlateOrNone car={car} /> },
    { key: 'status', render: (_, { status, ranOut }) => status && <CarStatusTag status={status} ranOut={ranOut} /> },
    {
      key: 'papers',
      responsive: WIDE,
      render: (_, { car, papers }) => papers && <PaperMark car={car} state={papers} />,
    },
    { key: 'type', responsive: WIDE, render: (_, { car }) => values.type(car.type) },
    { key: 'year', align: 'end', responsive: WIDE, render: (_, { car }) => car.year ?? '–' },
    {
      key: 'mileage',
      align: 'end',
      responsive: WIDE,
      render: (_, { car: { mileage } }) => (mileage === undefined ? '–' : format.count(mileage)),
    },
    {
      key: 'price',
      align: 'end',
      render: (_, { car }) => <PriceCell car={car} />,
    },
    {
      key: 'actions',
      render: (_, { status: __, ranOut: ___, papers: ____, ...buttons }) => (
        <span className={styles.tableActions}>
          <CarButtons {...buttons} />
        </span>
      ),
    },
  ];
  return (
    <div className={`${frame.frame} ${styles.tableFrame}`}>
      <ListTable
        size="large"
        rowKey={({ car }) => car.CarId}
        columns={columns}
        titles={COLUMN_TEXTS}
        rows={entries}
        placeholders={placeholders ?? 0}
        fields={CAR_SORT_FIELDS}
        sort={sort}
        onSort={onSort}
        // As wide as its frame while it can be.
        scroll={{ x: 'min-content' }}
      />
    </div>
  );
}
