import { useState } from 'react';
import { useLiveUpdates } from './live-updates.tsx';

interface RowWithId {
  readonly id: number;
}

interface SteadyRows<Row> {
  readonly rows: readonly Row[];
  /** Ids of the rows that the list would show if it were read anew. */
  readonly waiting: readonly number[];
}

interface Read<Row> {
  readonly rows: readonly Row[];
  /** What is read: another page or order has another key. */
  readonly key: string;
  readonly isRefreshing: boolean;
}

interface Shown<Row> extends SteadyRows<Row> {
  readonly read: readonly Row[];
  readonly key: string;
  /** Whether the read of this key has finished; until then its rows are those of the last one. */
  readonly isSettled: boolean;
}

/**
 * Returns the rows of a list that does not move under the pointer: rows that others have added wait until `show` is called;
 * changes of the rows that are shown appear in place. After an action of this tab, as turning the page, all are shown.
 */
export function useSteadyRows<Row extends RowWithId>(read: Read<Row> | undefined) {
  const live = useLiveUpdates();
  const [shown, setShown] = useState<Shown<Row>>();
  const next = read && nextShown(shown, read, live.isOwnAction());
  if (next && next !== shown) setShown(next);
  return {
    rows: next?.rows,
    waiting: next?.waiting ?? [],
    show: () => read && setShown({ rows: read.rows, waiting: [], read: read.rows, key: read.key, isSettled: true }),
  };
}

/** Returns what to show of a read after what was shown; the same object if nothing changes. */
export function nextShown<Row extends RowWithId>(
  shown: Shown<Row> | undefined,
  { rows, key, isRefreshing }: Read<Row>,
  isOwnAction: boolean,
): Shown<Row> {
  if (shown?.key === key && shown.read === rows && (shown.isSettled || isRefreshing)) return shown;
  const isRefresh = shown?.key === key && shown.isSettled;
  const steady = isRefresh && !isOwnAction ? mergeRows(shown.rows, rows) : { rows, waiting: [] };
  return { ...steady, read: rows, key, isSettled: isRefresh || !isRefreshing };
}

/** Returns the shown rows with their latest values, without those that were deleted. */
function mergeRows<Row extends RowWithId>(shown: readonly Row[], read: readonly Row[]): SteadyRows<Row> {
  const latest = new Map(read.map((row) => [row.id, row]));
  const known = new Set(shown.map(({ id }) => id));
  const waiting = read.map(({ id }) => id).filter((id) => !known.has(id));
  // Beside new rows, one that is missing was pushed to the next page.
  const missing = (row: Row) => (waiting.length > 0 ? [row] : []);
  return { rows: shown.flatMap((row) => latest.get(row.id) ?? missing(row)), waiting };
}
