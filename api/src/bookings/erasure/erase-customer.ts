import { sql, type Transaction } from 'kysely';
import { addDays, agencyToday, type CalendarDay } from 'shared-kit/domain';
import type { Database } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import type { Services } from '../../platform/services.ts';
import { type Erasure, eraseBookings } from './erase-bookings.ts';

/** Why a customer is still needed. */
export interface Hindrance {
  readonly kind: 'rental' | 'sum' | 'deposit' | 'fine' | 'fine_period';
  readonly bookingId: number;
  /** Of a rental and of a fine's deadline: the first day after it. A sum, a deposit and a fine without one have none: somebody settles them. */
  readonly from?: CalendarDay;
  readonly amount?: number;
}

/** Returns why a customer, with all that are merged into it, cannot be erased yet (docs/rules.md#erasing-a-customer). */
export async function findHindrances(
  database: Database,
  rootId: number,
  today: CalendarDay,
): Promise<readonly Hindrance[]> {
  const { rows } = await sql<{
    id: number;
    last: CalendarDay;
    over: boolean;
    open: number;
    held: number;
    /** In the order of their deadlines. */
    fines: readonly { readonly deadline: CalendarDay | null; readonly isContested: boolean }[];
    fineUntil: CalendarDay | null;
  }>`
    SELECT bookings.id, dropoff_date AS last, status IN ('returned', 'canceled') AS over, held,
      CASE WHEN is_recorded THEN open ELSE 0 END AS open, coalesce((
        SELECT jsonb_agg(jsonb_build_object('deadline', deadline, 'isContested', status = 'contested') ORDER BY deadline)
        FROM fines WHERE booking_id = bookings.id AND (status = 'contested' OR deadline >= ${today}::date
          AND status IN ('open', 'named', 'charged') OR deadline IS NULL AND status = 'open')
      ), '[]') AS fines,
      CASE status WHEN 'returned' THEN dropoff_date + (SELECT period_days FROM fine_settings) END AS "fineUntil"
    FROM bookings JOIN customers ON customers.id = customer_id, booking_balance(bookings.id)
    WHERE root_id = ${rootId} AND customer_name <> '' ORDER BY dropoff_date DESC`.execute(database);
  return rows.flatMap(({ id: bookingId, last, over, open, held, fines, fineUntil }): Hindrance[] => [
    ...(over ? [] : [{ kind: 'rental' as const, bookingId, from: addDays(last, 1) }]),
    ...(open === 0 ? [] : [{ kind: 'sum' as const, bookingId, amount: open }]),
    ...(held === 0 ? [] : [{ kind: 'deposit' as const, bookingId, amount: held }]),
    ...fines.map(({ deadline, isContested }) => ({
      ...{ kind: 'fine' as const, bookingId },
      ...(deadline && !isContested && { from: addDays(deadline, 1) }),
    })),
    ...(fineUntil && fineUntil >= today
      ? [{ kind: 'fine_period' as const, bookingId, from: addDays(fineUntil, 1) }]
      : []),
  ]);
}

/** Returns the first day on which nothing hinders; undefined while somebody has to settle a sum or a deposit. */
export function erasableFrom(hindrances: readonly Hindrance[]): CalendarDay | undefined {
  if (hindrances.some(({ from }) => from === undefined)) return undefined;
  return hindrances
    .flatMap(({ from }) => from ?? [])
    .sort()
    .at(-1);
}

/**
 * Removes a customer and those merged into it everywhere, with all bookings.
 * @throws ApiProblem 409 `booking_open` with what hinders in `conflicts`, and the day from which it works
 */
export async function eraseCustomer(services: Services, rootId: number, actor: number | undefined): Promise<Erasure> {
  const members = sql`SELECT id FROM customers WHERE root_id = ${rootId}`;
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM bookings WHERE customer_id IN (${members}) AND kind = 'rental'`.execute(services.database);
  return await eraseBookings(
    services,
    rows.map(({ id }) => id),
    actor,
    async (transaction) => {
      // Those without bookings, too. Nobody merges one or books for one meanwhile.
      const locked = await sql<{ id: number }>`${members} ORDER BY id FOR UPDATE`.execute(transaction);
      await refuseHindered(transaction, rootId, agencyToday(services.clock(), services.site.timeZone));
      return locked.rows.map(({ id }) => id);
    },
  );
}

async function refuseHindered(transaction: Transaction<Schema>, rootId: number, today: CalendarDay): Promise<void> {
  const hindrances = await findHindrances(transaction, rootId, today);
  if (hindrances.length === 0) return;
  const from = erasableFrom(hindrances);
  throw new ApiProblem(
    409,
    { type: 'booking_open' },
    from
      ? `The customer can be erased from ${from}`
      : 'The customer can be erased once all sums, deposits and fines are settled',
    { details: { conflicts: { hindrances, ...(from && { from }) } } },
  );
}
