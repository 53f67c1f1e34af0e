import { sql } from 'kysely';
import type { DateRange, Extra } from 'shared-kit/domain';
import type { Database } from '../../platform/database/database.ts';

/**
 * Returns how many pieces of each extra with a stock can still be booked on every day of a range, by their ids.
 * @param exceptId a booking whose pieces are not counted
 */
export async function piecesLeft(
  database: Database,
  extras: readonly Extra[],
  { from, to }: DateRange,
  exceptId?: number,
): Promise<ReadonlyMap<number, number>> {
  const limited = extras.flatMap(({ id, stock }) => (stock === undefined ? [] : [{ id, stock }]));
  if (limited.length === 0) return new Map();
  const { rows } = await sql<{ id: number; used: number }>`
    SELECT extra_id AS id, used FROM extras_in_use(${from}::date, ${to}::date, ${exceptId ?? null}::bigint)`.execute(
    database,
  );
  const used = new Map(rows.map((row) => [row.id, row.used]));
  return new Map(limited.map(({ id, stock }) => [id, Math.max(0, stock - (used.get(id) ?? 0))]));
}
