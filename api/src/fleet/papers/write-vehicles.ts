import type { Transaction } from 'kysely';
import { type CalendarDay, parseCalendarDay } from 'shared-kit/domain';
import type { Caller } from '../../entities/entity-definition.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Schema } from '../../platform/database/schema.ts';
import {
  type DescribedProblem,
  entityChanged,
  invalid,
  NOT_A_DATE,
  noSuchEntity,
} from '../../platform/http/problems.ts';
import { readUpload } from '../../platform/private-files/file-upload.ts';
import { deletePrivateFiles, storePrivateFile } from '../../platform/private-files/private-files.ts';
import type { Services } from '../../platform/services.ts';
import { changeBlocks, insertBlocks, removeBlocks } from '../blocks/block-handlers.ts';
import { requireCarsInFleet } from '../cars/require-cars-in-fleet.ts';
import type { IntervalBody, IntervalDefault, PaperBody, ServiceBody } from './vehicle-schemas.ts';

/** As the fields for days of the console have it. */
const LAST_DAY: CalendarDay = '2099-12-31';
const REVERSED: DescribedProblem = { type: 'reversed', message: 'must not be before the first day' };

export function noSuchPaper() {
  return noSuchEntity({ name: 'VehiclePapers' });
}

/**
 * Creates a paper of a car, or changes it.
 * @throws ApiProblem 400, 404 `car_gone`, 409 `entity_changed` when it differs from what the caller has seen
 */
export async function savePaper(services: Services, id: string, body: PaperBody, { actor }: Caller): Promise<void> {
  const { carId, kind, validFrom, validTo, number, cost, note, basedOn } = body;
  checkDays({ validFrom, validTo });
  if (validTo !== undefined && validTo < validFrom) throw invalid({ validTo: REVERSED });
  await inTransaction(
    services.database,
    async (transaction) => {
      await requireCarsInFleet(transaction, [carId]);
      const values = {
        car_id: carId,
        kind,
        valid_from: validFrom,
        valid_to: validTo ?? null,
        number: number ?? null,
        cost: cost ?? null,
        note: note ?? null,
      };
      await save(transaction, 'vehicle_papers', id, values, { basedOn, at: services.clock().toISOString(), actor });
    },
    actor,
  );
}

/** Deletes a paper with its files. @throws ApiProblem 404 */
export async function deletePaper({ database, documentStore }: Services, id: string, { actor }: Caller): Promise<void> {
  const files = await inTransaction(
    database,
    async (transaction) => {
      const files = await deleteFiles(transaction, 'vehicle_paper', id);
      const paper = transaction.deleteFrom('vehicle_papers').where('id', '=', id).returning('id');
      if (!(await paper.executeTakeFirst())) throw noSuchPaper();
      return files;
    },
    actor,
  );
  await deletePrivateFiles(documentStore, files);
}

/** The records of a car that have files. Also the kind of these files, and with `s` the name of the table. */
export type VehicleFileOwner = 'vehicle_paper' | 'vehicle_service';

const noSuchOwner = (owner: VehicleFileOwner) =>
  owner === 'vehicle_paper' ? noSuchPaper() : noSuchEntity({ name: 'VehicleServices' });

async function deleteFiles(
  transaction: Transaction<Schema>,
  owner: VehicleFileOwner,
  id: string,
): Promise<readonly string[]> {
  const files = transaction.deleteFrom('private_files').where(`${owner}_id`, '=', id).returning('id');
  return (await files.execute()).map((file) => file.id);
}

/**
 * Adds a file to a paper or to work on a car, once.
 * @throws ApiProblem 404, 415 as `readUpload`
 */
export async function addVehicleFile(
  services: Services,
  { owner, id, sent }: { readonly owner: VehicleFileOwner; readonly id: string; readonly sent: unknown },
  { actor }: Caller,
): Promise<void> {
  const file = await readUpload(sent);
  await inTransaction(
    services.database,
    async (transaction) => {
      const found = transaction.selectFrom(`${owner}s`).select('id').where('id', '=', id).forKeyShare();
      if (!(await found.executeTakeFirst())) throw noSuchOwner(owner);
      await storePrivateFile(
        { ...services, database: transaction },
        {
          ...file,
          ...(owner === 'vehicle_paper' ? { vehiclePaperId: id } : { vehicleServiceId: id }),
          kind: owner,
          createdBy: typeof actor === 'number' ? actor : undefined,
        },
      );
    },
    actor,
  );
}

/** Removes a file from a paper or from work on a car. @throws ApiProblem 404 */
export async function removeVehicleFile(
  { database, documentStore }: Services,
  { owner, id, fileId }: { readonly owner: VehicleFileOwner; readonly id: string; readonly fileId: string },
  { actor }: Caller,
): Promise<void> {
  await inTransaction(
    database,
    async (transaction) => {
      const file = transaction.deleteFrom('private_files').where('id', '=', fileId).where(`${owner}_id`, '=', id);
      if (!(await file.returning('id').executeTakeFirst())) throw noSuchOwner(owner);
    },
    actor,
  );
  await deletePrivateFiles(documentStore, [fileId]);
}

/**
 * Plans work on a car, notes that it was done, or changes it, together with the block of the car for it.
 * @throws ApiProblem as `savePaper`, and as the block: 409 `car_unavailable`
 */
export async function saveService(services: Services, id: string, body: ServiceBody, { actor }: Caller): Promise<void> {
  const { carId, kind, plannedOn, doneOn, kilometers, cost, note, blockedTo, basedOn } = body;
  checkDays({ plannedOn, doneOn, blockedTo });
  await inTransaction(
    services.database,
    async (transaction) => {
      await requireCarsInFleet(transaction, [carId]);
      const stored = transaction.selectFrom('vehicle_services').select('block_id').where('id', '=', id).forUpdate();
      const blockId = (await stored.executeTakeFirst())?.block_id ?? null;
      const days = blockedTo && { from: plannedOn, to: blockedTo };
      // What is done leaves its days as they are.
      const isKept = doneOn !== undefined || (days !== undefined && blockId !== null);
      if (!doneOn && days && blockId !== null)
        await changeBlocks(transaction, services, [{ key: blockId, values: { carId, ...days } }]);
      const [made] =
        !doneOn && days && blockId === null
          ? await insertBlocks(transaction, services, [
              { carId, ...days, reason: 'service' as const, ...(note && { note }) },
            ])
          : [];
      const values = {
        car_id: carId,
        kind,
        planned_on: plannedOn,
        done_on: doneOn ?? null,
        kilometers: kilometers ?? null,
        cost: cost ?? null,
        note: note ?? null,
        block_id: made ?? (isKept ? blockId : null),
      };
      await save(transaction, 'vehicle_services', id, values, { basedOn, at: services.clock().toISOString(), actor });
      if (blockId !== null && !isKept) await removeBlocks(transaction, [blockId]);
    },
    actor,
  );
}

/** Deletes work on a car with its files, and its block if it was only planned. @throws ApiProblem 404 */
export async function deleteService(
  { database, documentStore }: Services,
  id: string,
  { actor }: Caller,
): Promise<void> {
  const files = await inTransaction(
    database,
    async (transaction) => {
      const files = await deleteFiles(transaction, 'vehicle_service', id);
      const service = transaction
        .deleteFrom('vehicle_services')
        .where('id', '=', id)
        .returning(['block_id', 'done_on']);
      const deleted = await service.executeTakeFirst();
      if (!deleted) throw noSuchEntity({ name: 'VehicleServices' });
      if (deleted.block_id !== null && deleted.done_on === null) await removeBlocks(transaction, [deleted.block_id]);
      return files;
    },
    actor,
  );
  await deletePrivateFiles(documentStore, files);
}

/** Sets how often a kind of work is due; without days and kilometers, not at all. @throws ApiProblem 404 `car_gone` */
export async function saveInterval({ database }: Services, body: IntervalBody, { actor }: Caller): Promise<void> {
  const { carId, kind, everyDays = null, everyKilometers = null, isAsDefault } = body;
  await inTransaction(
    database,
    async (transaction) => {
      await requireCarsInFleet(transaction, [carId]);
      const isNone = everyDays === null && everyKilometers === null;
      const known = transaction.selectFrom('service_interval_defaults').select('kind').where('kind', '=', kind);
      // Without days and kilometers one of its own says that what is so for all cars is not so for this one.
      if (isAsDefault || (isNone && !(await known.executeTakeFirst())))
        await transaction
          .deleteFrom('service_intervals')
          .where('car_id', '=', carId)
          .where('kind', '=', kind)
          .execute();
      else {
        const values = { every_days: everyDays, every_kilometers: everyKilometers };
        await transaction
          .insertInto('service_intervals')
          .values({ car_id: carId, kind, ...values })
          .onConflict((conflict) => conflict.columns(['car_id', 'kind']).doUpdateSet(values))
          .execute();
      }
    },
    actor,
  );
}

/** Sets how often a kind of work is due on cars without an interval of their own; without days and kilometers, not at all. */
export async function saveIntervalDefault(
  database: Database,
  { kind, everyDays, everyKilometers }: IntervalDefault,
): Promise<void> {
  const values = { every_days: everyDays ?? null, every_kilometers: everyKilometers ?? null };
  if (everyDays === undefined && everyKilometers === undefined)
    await database.deleteFrom('service_interval_defaults').where('kind', '=', kind).execute();
  else
    await database
      .insertInto('service_interval_defaults')
      .values({ kind, ...values })
      .onConflict((conflict) => conflict.column('kind').doUpdateSet(values))
      .execute();
}

interface Seen {
  readonly actor: Caller['actor'] | undefined;
  readonly basedOn: string | undefined;
  readonly at: string;
}

/** Inserts a row, or updates it unless it has changed since the caller saw it. The same values again have no effect. */
async function save(
  transaction: Transaction<Schema>,
  table: 'vehicle_papers' | 'vehicle_services',
  id: string,
  values: Readonly<Record<string, string | number | null>>,
  { basedOn, at, actor }: Seen,
): Promise<void> {
  const stored = await transaction.selectFrom(table).selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  const isSame = Object.entries(values).every(([name, value]) => stored?.[name as keyof typeof stored] === value);
  if (stored && isSame) return;
  if (stored?.updated_at !== basedOn) throw entityChanged();
  if (stored)
    await transaction
      .updateTable(table)
      .set({ ...values, updated_at: at })
      .where('id', '=', id)
      .execute();
  else {
    const created = { id, created_at: at, created_by: typeof actor === 'number' ? actor : null, updated_at: at };
    await transaction
      .insertInto(table)
      .values({ ...values, ...created } as never)
      .execute();
  }
}

/** @throws ApiProblem 400 with the names of those that are no days of the calendar */
function checkDays(days: Readonly<Record<string, CalendarDay | undefined>>): void {
  const wrong = Object.entries(days).filter(
    ([, day]) => day !== undefined && (!parseCalendarDay(day) || day > LAST_DAY),
  );
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong.map(([name]) => [name, NOT_A_DATE])));
}
