import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { PaperDamage, PaperHandover } from './compose-handover-paper.ts';

export interface FoundHandover extends PaperHandover {
  readonly id: string;
  readonly bookingId: number;
  readonly carId: string;
  readonly accountId: number | undefined;
}

type Row = Omit<FoundHandover, 'damages' | 'accountId'> & { readonly accountId: number | null };

/** Returns a signed hand-over with the damage of its car that is not repaired. @throws Error when it is not signed */
export async function readPaperHandover(database: Database, id: string): Promise<FoundHandover> {
  const { rows } = await sql<Row>`
    SELECT handovers.id, booking_id AS "bookingId", car_id AS "carId", direction, values, signature,
      signed_at AS "signedAt", signed_by AS "accountId", coalesce(nullif(name, ''), email, '') AS "signedBy"
    FROM handovers LEFT JOIN staff_accounts ON staff_accounts.id = signed_by
    WHERE handovers.id = ${id} AND signed_at IS NOT NULL AND signature IS NOT NULL`.execute(database);
  const [row] = rows;
  if (!row) throw new Error(`No signed hand-over ${id}`);
  const { rows: damages } = await sql<PaperDamage>`
    SELECT view, x, y, kind, note, handover_id IS NOT DISTINCT FROM ${id}::uuid AS "isNew" FROM damages
    WHERE car_id = ${row.carId} AND (repaired_at IS NULL OR handover_id = ${id}::uuid)
    ORDER BY found_at, id`.execute(database);
  return { ...row, signedAt: new Date(row.signedAt).toISOString(), accountId: row.accountId ?? undefined, damages };
}
