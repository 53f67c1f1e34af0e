import { type RawBuilder, sql, type Transaction } from 'kysely';
import { type HandoverDirection, isAway, needsOtherCar } from 'shared-kit/domain';
import { BOOKINGS_ENTITY } from '../bookings/bookings-entity.ts';
import { ERASED_DIGEST } from '../bookings/erasure/erase-bookings.ts';
import type { Caller, FieldValues } from '../entities/entity-definition.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Schema } from '../platform/database/schema.ts';
import { invalid, noSuchEntity } from '../platform/http/problems.ts';
import type { Services } from '../platform/services.ts';
import { carCameBack, handoverSigned, noSuchDamage, noSuchHandover } from './handover-problems.ts';

type Tables = Transaction<Schema>;

export interface BegunHandover {
  readonly id: string;
  readonly bookingId: number;
  readonly direction: HandoverDirection;
}

/**
 * Begins a hand-over, or finds the one that is meant: with this id; the unsigned one of this booking and direction; or the
 * signed one that the booking's status shows (docs/rules.md#hand-over-and-return).
 * @returns its id
 * @throws ApiProblem 404 without such a booking, 400 when the id is that of another booking, 409 `car_came_back` for the hand-over of a
 *   car that came back while the rental goes on
 */
export async function beginHandover(
  { database, clock }: Services,
  { id, bookingId, direction }: BegunHandover,
  { actor }: Caller,
): Promise<string> {
  return await inTransaction(
    database,
    async (transaction) => {
      const booking = await transaction
        .selectFrom('bookings')
        .select(['car_id', 'status'])
        .where('id', '=', bookingId)
        .where('kind', '=', 'rental')
        .where('request_digest', '<>', ERASED_DIGEST)
        // Those who begin at once follow each other.
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!booking) throw noSuchEntity(BOOKINGS_ENTITY);
      const ofBooking = await transaction
        .selectFrom('handovers')
        .select(['id', 'booking_id', 'car_id', 'direction', 'signed_at'])
        .where((where) => where.or([where('booking_id', '=', bookingId), where('id', '=', id)]))
        .orderBy('signed_at')
        .execute();
      const named = ofBooking.find((one) => one.id === id);
      if (named && (named.booking_id !== bookingId || named.direction !== direction))
        throw invalid({ id: { type: 'taken', message: 'names another hand-over' } });
      const latest = ofBooking.filter((one) => one.signed_at !== null).at(-1);
      const carId = direction === 'return' && latest?.direction === 'pickup' ? latest.car_id : booking.car_id;
      const open = ofBooking.find((one) => one.signed_at === null && one.direction === direction);
      const isDone = latest?.direction === direction && isAway(booking.status) === (direction === 'pickup');
      const found = named ?? open ?? (isDone ? latest : undefined);
      const legs = ofBooking.flatMap(({ car_id, signed_at, ...leg }) =>
        signed_at === null ? [] : [{ carId: car_id, direction: leg.direction, signedAt: String(signed_at) }],
      );
      const isSigned = found !== undefined && found.signed_at !== null;
      if (direction === 'pickup' && !isSigned && needsOtherCar({ status: booking.status, carId: booking.car_id }, legs))
        throw carCameBack();
      const now = clock().toISOString();
      if (found) {
        if (found.signed_at === null && found.car_id !== carId) await changeCar(transaction, found.id, carId, now);
        return found.id;
      }
      const by = typeof actor === 'number' ? actor : null;
      await transaction
        .insertInto('handovers')
        .values({
          id,
          booking_id: bookingId,
          car_id: carId,
          direction,
          created_at: now,
          created_by: by,
          updated_at: now,
        })
        .execute();
      return id;
    },
    actor,
  );
}

/** The booking has another car meanwhile: what was written about the former one is not about it. Its damage stays with it. */
async function changeCar(transaction: Tables, id: string, carId: string, now: string): Promise<void> {
  await transaction.deleteFrom('handover_photos').where('handover_id', '=', id).execute();
  await transaction.updateTable('damages').set({ handover_id: null }).where('handover_id', '=', id).execute();
  await sql`
    UPDATE handovers SET car_id = ${carId}, updated_at = ${now},
      values = handovers.values - ARRAY['kilometers', 'fuel', 'accessories', 'notes']
    WHERE id = ${id}`.execute(transaction);
}

/**
 * Changes an unsigned hand-over. Changes of the same one follow each other.
 * @throws ApiProblem 404, 409 `handover_signed`
 */
export async function changeHandover<Result>(
  { database, clock }: Services,
  id: string,
  { actor }: Caller,
  change: (transaction: Tables, handover: LockedHandover, now: string) => Promise<Result>,
): Promise<Result> {
  return await inTransaction(
    database,
    async (transaction) => {
      const handover = await lockHandover(transaction, id);
      if (handover.signed_at !== null) throw handoverSigned();
      return await change(transaction, handover, clock().toISOString());
    },
    actor,
  );
}

export type LockedHandover = Awaited<ReturnType<typeof lockHandover>>;

/** Returns a hand-over, locked until the end of the transaction. @throws ApiProblem 404, also after an erasure */
export async function lockHandover(transaction: Tables, id: string) {
  const found = await transaction
    .selectFrom('handovers')
    .innerJoin('bookings', 'bookings.id', 'booking_id')
    .selectAll('handovers')
    .where('handovers.id', '=', id)
    .where('request_digest', '<>', ERASED_DIGEST)
    .forNoKeyUpdate('handovers')
    .executeTakeFirst();
  if (!found) throw noSuchHandover();
  return found;
}

/** Merges values, field by field; null clears one. */
export async function writeValues(services: Services, id: string, values: FieldValues, caller: Caller): Promise<void> {
  await changeHandover(services, id, caller, async (transaction, _, now) => {
    const merged: RawBuilder<unknown> = sql`jsonb_strip_nulls(handovers.values || ${JSON.stringify(values)}::jsonb)`;
    await sql`
      UPDATE handovers SET values = ${merged}, updated_at = ${now}
      WHERE id = ${id} AND handovers.values <> ${merged}`.execute(transaction);
  });
}

/** Adds or changes a mark. @throws ApiProblem 400 when its id is that of a mark of another hand-over */
export async function saveDamage(
  services: Services,
  { id, damageId }: { readonly id: string; readonly damageId: string },
  mark: FieldValues,
  caller: Caller,
): Promise<void> {
  await changeHandover(services, id, caller, async (transaction, { car_id, booking_id }, now) => {
    const { view, x, y, kind, note = null } = mark;
    const by = typeof caller.actor === 'number' ? caller.actor : null;
    const { rows } = await sql`
      INSERT INTO damages (id, car_id, booking_id, handover_id, view, x, y, kind, note, found_at, found_by)
      VALUES (${damageId}, ${car_id}, ${booking_id}, ${id}, ${view}, ${x}, ${y}, ${kind}, ${note}, ${now}, ${by})
      ON CONFLICT (id) DO UPDATE SET view = EXCLUDED.view, x = EXCLUDED.x, y = EXCLUDED.y, kind = EXCLUDED.kind,
        note = EXCLUDED.note
      WHERE damages.handover_id = ${id}
      RETURNING id`.execute(transaction);
    if (rows.length === 0) throw invalid({ id: { type: 'taken', message: 'names another mark' } });
  });
}

/** Removes a mark that was found in the hand-over; its photographs stay with the hand-over. */
export async function removeDamage(services: Services, id: string, damageId: string, caller: Caller): Promise<void> {
  await changeHandover(services, id, caller, async (transaction) => {
    await transaction.deleteFrom('damages').where('id', '=', damageId).where('handover_id', '=', id).execute();
  });
}

/** Notes that damage of a car was repaired; repeated, it stays as it is. @throws ApiProblem 404 */
export async function repairDamage({ database, clock }: Services, id: string, { actor }: Caller): Promise<void> {
  await inTransaction(
    database,
    async (transaction) => {
      const damage = await transaction
        .selectFrom('damages')
        .select('repaired_at')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!damage) throw noSuchDamage();
      if (damage.repaired_at !== null) return;
      await transaction
        .updateTable('damages')
        .set({ repaired_at: clock().toISOString(), repaired_by: typeof actor === 'number' ? actor : null })
        .where('id', '=', id)
        .execute();
    },
    actor,
  );
}
