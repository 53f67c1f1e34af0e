import { useState } from 'react';
import { useLiveUpdates } from '../../data/live-updates.tsx';

interface RowWithId {
  readonly id: number;
}

interface SteadyRows<Row> {
  readonly rows: readonly Row[];
  /** Ids of rows that are in the latest data, but not shown yet. */
  readonly waiting: readonly number[];
}

interface Read<Row> {
  readonly rows: readonly Row[];
  /** Identifies what is read; changes with the page and the order. */
  readonly key: string;
  readonly isRefreshing: boolean;
}

interface Shown<Row> extends SteadyRows<Row> {
  readonly read: readonly Row[];
  readonly key: string;
  /** Whether the read of this key has finished; until then the rows are those of the previous key. */
  readonly isSettled: boolean;
}

/**
 * Returns the rows of a list whose positions do not change while it is shown: rows added by others are not shown until
 * `show` is called; changed values appear in place. After an action in this tab, such as turning the page, all rows are
 * shown.
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

/** Returns the rows to show for a read, given those shown before; the same object if nothing changes. */
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
  // When there are new rows, a missing row was moved to the next page, not deleted.
  const missing = (row: Row) => (waiting.length > 0 ? [row] : []);
  return { rows: shown.flatMap((row) => latest.get(row.id) ?? missing(row)), waiting };
}
