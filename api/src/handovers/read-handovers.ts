import type Type from 'typebox';
import type { Database } from '../platform/database/database.ts';
import { noSuchHandover } from './handover-problems.ts';
import type { DamageSchema, HandoverSchema } from './handover-schemas.ts';

export type Damage = Type.Static<typeof DamageSchema>;
export type Handover = Type.Static<typeof HandoverSchema>;

/** Returns the hand-overs of a booking, in the order in which they were begun. */
export async function readHandovers(database: Database, bookingId: number): Promise<readonly Handover[]> {
  const rows = await database
    .selectFrom('handovers')
    .leftJoin('staff_accounts', 'staff_accounts.id', 'signed_by')
    .selectAll('handovers')
    .select(['staff_accounts.name as signerName', 'staff_accounts.email as signerEmail'])
    .where('booking_id', '=', bookingId)
    .orderBy('handovers.created_at')
    .orderBy('handovers.id')
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [photos, damages, charges] = await Promise.all([
    database
      .selectFrom('handover_photos')
      .innerJoin('private_files', 'private_files.id', 'file_id')
      .select(['handover_id', 'sha256', 'file_id as fileId', 'damage_id as damageId'])
      .where('handover_id', 'in', ids)
      .orderBy('position')
      .execute(),
    readDamages(database, { handoverIds: ids }),
    database.selectFrom('booking_charges').selectAll().where('handover_id', 'in', ids).orderBy('id').execute(),
  ]);
  return rows.map((row) => ({
    id: row.id,
    bookingId: row.booking_id,
    carId: row.car_id,
    direction: row.direction,
    values: row.values,
    photos: photos
      .filter((photo) => photo.handover_id === row.id)
      .map(({ handover_id: _, ...photo }) => present(photo)),
    damages: damages.filter(({ handoverId }) => handoverId === row.id),
    charges: charges
      .filter((charge) => charge.handover_id === row.id)
      .map(({ kind, label, quantity, unit_amount, amount, proposed_amount, reason, dropped }) =>
        present({
          kind,
          label,
          quantity,
          unitAmount: unit_amount,
          amount,
          proposedAmount: proposed_amount,
          reason,
          dropped: dropped || null,
        }),
      ),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ...present({ signedAt: row.signed_at, signedBy: row.signerName || row.signerEmail, signature: row.signature }),
  })) as Handover[];
}

/** Returns what went with a car, or came back with it, when a hand-over of it was signed last; undefined before the first one. */
export async function readLastAccessories(database: Database, carId: string): Promise<readonly string[] | undefined> {
  const last = await database
    .selectFrom('handovers')
    .select('values')
    .where('car_id', '=', carId)
    .where('signed_at', 'is not', null)
    .orderBy('signed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.values.accessories;
}

/** @throws ApiProblem 404 */
export async function readHandover(database: Database, id: string): Promise<Handover> {
  const row = await database.selectFrom('handovers').select('booking_id').where('id', '=', id).executeTakeFirst();
  const found = row && (await readHandovers(database, row.booking_id)).find((one) => one.id === id);
  if (!found) throw noSuchHandover();
  return found;
}

/** Returns the damage of a car, the latest first; or what was found in some hand-overs, in their order. */
export async function readDamages(
  database: Database,
  of: { readonly carId: string; readonly isOpen?: true } | { readonly handoverIds: readonly string[] },
): Promise<readonly Damage[]> {
  const all = database.selectFrom('damages').selectAll();
  const found =
    'carId' in of
      ? all
          .where('car_id', '=', of.carId)
          .$if(of.isOpen === true, (query) => query.where('repaired_at', 'is', null))
          .orderBy('found_at', 'desc')
      : all.where('handover_id', 'in', of.handoverIds).orderBy('found_at');
  const rows = await found.orderBy('id').execute();
  const photos = await database
    .selectFrom('handover_photos')
    .select(['damage_id', 'file_id'])
    .where('damage_id', 'in', rows.length > 0 ? rows.map(({ id }) => id) : [null])
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    carId: row.car_id,
    view: row.view,
    x: row.x,
    y: row.y,
    kind: row.kind,
    foundAt: row.found_at,
    fileIds: photos.filter(({ damage_id }) => damage_id === row.id).map(({ file_id }) => file_id),
    ...present({ note: row.note, bookingId: row.booking_id, handoverId: row.handover_id, repairedAt: row.repaired_at }),
  })) as Damage[];
}

/** Returns the values that are there. */
function present(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}
