import { Table, type TableColumnType, type TableProps } from 'antd';
import { type Message, useIntl } from 'shared-kit/intl';
import { Skeleton, VisuallyHidden } from 'shared-kit/ui';
import type { ListSort } from './list-sort.ts';
import styles from './list-table.module.css';

/** Key of the column of buttons, whose title is not shown. */
const ACTIONS = 'actions';

/** `key` is that of the title, and of the field by which the column is ordered. */
export type ListColumn<Row> = TableColumnType<Row> & { readonly key: string };

interface ListTableProps<Row, Field extends string> extends Pick<TableProps<Row>, 'rowKey' | 'size' | 'scroll'> {
  readonly columns: readonly ListColumn<Row>[];
  readonly titles: Readonly<Record<string, Message>>;
  /** Undefined while the first page loads. */
  readonly rows: readonly Row[] | undefined;
  /** Number of placeholder rows while they load. */
  readonly placeholders?: number;
  /** Fields by which the list can be ordered. */
  readonly fields: readonly Field[];
  readonly sort: ListSort | undefined;
  /** Undefined for the list's own order. */
  readonly onSort: (sort: ListSort<Field> | undefined) => void;
}

/** A table of a list whose headings order it. Placeholder rows are shown while they load. */
export function ListTable<Row extends object, Field extends string>(props: ListTableProps<Row, Field>) {
  const { columns, titles, rows, placeholders = 0, fields, sort, onSort, rowKey = 'id', ...rest } = props;
  const { formatMessage } = useIntl();
  const orders = { 1: 'ascend', '-1': 'descend' } as const;
  const titled = columns.map((column): TableColumnType<Row> => {
    const title = titles[column.key];
    const text = title && formatMessage(title);
    return {
      title: column.key === ACTIONS ? <VisuallyHidden>{text}</VisuallyHidden> : text,
      ...(column.key === ACTIONS && { align: 'end' }),
      ...column,
      ...(fields.some((field) => field === column.key) && {
        sorter: true,
        sortOrder: column.key === sort?.field ? orders[sort.direction] : null,
      }),
      ...(!rows && { render: () => <Skeleton width="70%" /> }),
    };
  });
  const changeSort: NonNullable<TableProps<Row>['onChange']> = (_pages, _filters, sorter) => {
    const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
    const field = fields.find((known) => known === columnKey);
    onSort(field && order ? { field, direction: order === 'ascend' ? 1 : -1 } : undefined);
  };
  return (
    <Table<Row>
      {...rest}
      className={styles.table ?? ''}
      rowKey={rows ? rowKey : 'id'}
      columns={titled}
      dataSource={rows ?? Array.from({ length: placeholders }, (_, index) => ({ id: index }) as unknown as Row)}
      pagination={false}
      showSorterTooltip={false}
      onChange={changeSort}
    />
  );
}
