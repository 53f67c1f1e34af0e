import type { Caller } from '../entities/entity-definition.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { invalid } from '../platform/http/problems.ts';
import { redrawPhoto } from '../platform/images/redraw-photo.ts';
import { deletePrivateFiles, sha256Of, storePrivateFile } from '../platform/private-files/private-files.ts';
import type { Services } from '../platform/services.ts';
import { changeHandover, lockHandover } from './change-handover.ts';
import { noSuchDamage } from './handover-problems.ts';

interface SentPhoto {
  readonly handoverId: string;
  /** As the client says. */
  readonly sha256: string;
  readonly bytes: Buffer;
  readonly damageId: string | undefined;
  /** ISO timestamp. */
  readonly takenAt: string | undefined;
}

/**
 * Adds a photograph to a hand-over, once. It may come after the signature, since it is sent when there is a network; what it shows
 * can then no longer be changed.
 * @throws ApiProblem 400 `hash_mismatch`, 404, 415 as `redrawPhoto`
 */
export async function addPhoto(
  services: Services,
  { handoverId, sha256, bytes, damageId, takenAt }: SentPhoto,
  { actor }: Caller,
): Promise<void> {
  const { database } = services;
  if (sha256Of(bytes) !== sha256)
    throw invalid({ sha256: { type: 'hash_mismatch', message: 'is not that of the bytes that arrived' } });
  const known = await database
    .selectFrom('handover_photos')
    .innerJoin('private_files', 'private_files.id', 'file_id')
    .select('damage_id')
    .where('handover_id', '=', handoverId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  if (known && (damageId === undefined || damageId === known.damage_id)) return;
  // Outside of the transaction, which would lock the hand-over for as long.
  const photo = await redrawPhoto(bytes);
  await inTransaction(
    database,
    async (transaction) => {
      const { booking_id, signed_at } = await lockHandover(transaction, handoverId);
      if (damageId !== undefined) {
        const damage = transaction.selectFrom('damages').select('id').where('id', '=', damageId);
        if (!(await damage.where('handover_id', '=', handoverId).executeTakeFirst())) throw noSuchDamage();
      }
      const fileId = await storePrivateFile(
        { ...services, database: transaction },
        {
          bookingId: booking_id,
          kind: 'photo',
          contentType: 'image/jpeg',
          bytes: photo,
          sha256,
          createdBy: typeof actor === 'number' ? actor : undefined,
        },
      );
      const counted = transaction.selectFrom('handover_photos').where('handover_id', '=', handoverId);
      const { count } = await counted
        .select((select) => select.fn.coalesce(select.fn.max('position'), select.lit(0)).as('count'))
        .executeTakeFirstOrThrow();
      await transaction
        .insertInto('handover_photos')
        .values({
          handover_id: handoverId,
          file_id: fileId,
          damage_id: damageId ?? null,
          position: Number(count) + 1,
          taken_at: takenAt ?? null,
        })
        .onConflict((conflict) =>
          signed_at === null && damageId !== undefined
            ? conflict.columns(['handover_id', 'file_id']).doUpdateSet({ damage_id: damageId })
            : conflict.doNothing(),
        )
        .execute();
    },
    actor,
  );
}

/** Removes a photograph from an unsigned hand-over, if it has it, and its file unless another one of the booking has it too. */
export async function removePhoto(services: Services, id: string, sha256: string, caller: Caller): Promise<void> {
  const deleted = await changeHandover(services, id, caller, async (transaction, { booking_id }) => {
    const files = transaction
      .selectFrom('private_files')
      .select('id')
      .where('booking_id', '=', booking_id)
      .where('kind', '=', 'photo')
      .where('sha256', '=', sha256);
    await transaction
      .deleteFrom('handover_photos')
      .where('handover_id', '=', id)
      .where('file_id', 'in', files)
      .execute();
    return await transaction
      .deleteFrom('private_files')
      .where('id', 'in', files)
      .where('id', 'not in', transaction.selectFrom('handover_photos').select('file_id'))
      .returning('id')
      .execute();
  });
  await deletePrivateFiles(
    services.documentStore,
    deleted.map((file) => file.id),
  );
}
