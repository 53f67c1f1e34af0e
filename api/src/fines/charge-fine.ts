import type { Caller } from '../entities/entity-definition.ts';
import { updateEntity } from '../entities/write-entities.ts';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { entityChanged } from '../platform/http/problems.ts';
import type { Services } from '../platform/services.ts';
import { lockFine } from './fine-handlers.ts';
import { FINES_ENTITY } from './fines-entity.ts';

/** What the owner has set for fines (docs/rules.md#fines-and-tolls). */
export interface FineSettings {
  /** What the agency takes for its work with a fine. */
  readonly handlingFee?: number;
  /** Days until the deadline of a fine that is entered without one. */
  readonly deadlineDays?: number;
  /** Days after a rental in which a fine may still come. */
  readonly periodDays?: number;
}

export async function readFineSettings(database: Database): Promise<FineSettings> {
  const row = await database.selectFrom('fine_settings').selectAll().executeTakeFirst();
  const { handling_fee, deadline_days, period_days } = row ?? {};
  return {
    ...(handling_fee && { handlingFee: handling_fee }),
    ...(deadline_days && { deadlineDays: deadline_days }),
    ...(period_days && { periodDays: period_days }),
  };
}

/** Sets all of it; what is left out is unset. */
export async function saveFineSettings(
  { database }: Services,
  { handlingFee, deadlineDays, periodDays }: FineSettings,
  { actor }: Caller,
): Promise<void> {
  const row = {
    handling_fee: handlingFee ?? null,
    deadline_days: deadlineDays ?? null,
    period_days: periodDays ?? null,
  };
  await inTransaction(
    database,
    async (transaction) => {
      await transaction
        .insertInto('fine_settings')
        .values(row)
        .onConflict((conflict) => conflict.column('is_single').doUpdateSet(row))
        .execute();
    },
    actor,
  );
}

/**
 * Charges a fine, and the agency's fee, to the booking that had the car. One that was charged stays as it is.
 * @throws ApiProblem 404, 409 `entity_changed` for a fine that is nobody's
 */
export async function chargeFine(
  { database, clock }: Services,
  id: number,
  handlingFee: number,
  { actor }: Caller,
): Promise<void> {
  await inTransaction(
    database,
    async (transaction) => {
      const fine = await lockFine(transaction, id);
      if (fine.charged !== null) return;
      if (fine.bookingId === null) throw entityChanged();
      const charges = [
        { kind: fine.kind, amount: fine.amount },
        ...(handlingFee > 0 ? [{ kind: 'handling' as const, amount: handlingFee }] : []),
      ];
      await transaction
        .insertInto('booking_charges')
        .values(
          charges.map(({ kind, amount }) => ({
            ...{ booking_id: fine.bookingId as number, handover_id: null, fine_id: id },
            ...{ kind, label: `${fine.authority} ${fine.reference}`, quantity: 1, unit_amount: amount, amount },
            ...{ proposed_amount: null, reason: null },
            created_at: clock().toISOString(),
            created_by: typeof actor === 'number' ? actor : null,
          })),
        )
        .execute();
      const cents = charges.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
      const isNext = fine.status === 'open' || fine.status === 'named';
      await updateEntity(transaction, FINES_ENTITY, id, isNext ? { status: 'charged' } : {}, {
        columns: { charged: cents / 100 },
      });
    },
    actor,
  );
}

/** Takes the charges of a fine back. Without an effect when it was not charged. @throws ApiProblem 404 */
export async function unchargeFine(
  { database }: Services,
  id: number,
  reason: string,
  { actor }: Caller,
): Promise<void> {
  await inTransaction(
    database,
    async (transaction) => {
      const fine = await lockFine(transaction, id);
      if (fine.charged === null) return;
      await transaction
        .updateTable('booking_charges')
        .set({ dropped: true, reason })
        .where('fine_id', '=', id)
        .where('dropped', '=', false)
        .execute();
      await updateEntity(transaction, FINES_ENTITY, id, fine.status === 'charged' ? { status: 'open' } : {}, {
        columns: { charged: null },
      });
    },
    actor,
  );
}

/** Writes the letter to the customer. @throws ApiProblem 404 for a fine that is nobody's */
export async function writeFineLetter({ database, papers }: Services, id: number, { actor }: Caller): Promise<void> {
  await inTransaction(
    database,
    async (transaction) => {
      await lockFine(transaction, id);
      await papers.fineLetter(transaction, id, typeof actor === 'number' ? actor : undefined);
    },
    actor,
  );
}
