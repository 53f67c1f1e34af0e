import { sql, type Transaction } from 'kysely';
import { addDays, agencyToday, type CalendarDay, type Fine, findHolder } from 'shared-kit/domain';
import type { Caller, EntityHandlers, EntityKey, FieldValues } from '../entities/entity-definition.ts';
import { hasValues } from '../entities/has-values.ts';
import { getEntities } from '../entities/read-entities.ts';
import { insertEntities, updateEntity } from '../entities/write-entities.ts';
import { carGone } from '../fleet/car-problems.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Schema } from '../platform/database/schema.ts';
import { type DescribedProblem, entityChanged, invalid, noSuchEntity } from '../platform/http/problems.ts';
import { deletePrivateFiles } from '../platform/private-files/private-files.ts';
import type { Services } from '../platform/services.ts';
import { FINES_ENTITY } from './fines-entity.ts';
import { readUseOfCar } from './read-holders.ts';

const FUTURE: DescribedProblem = { type: 'invalid', message: 'must not be in the future' };
const TAKEN: DescribedProblem = { type: 'taken', message: 'is that of another fine of this authority' };
/** What a charge to the customer and a letter say. */
const FIXED_BY_CHARGE = ['kind', 'carId', 'occurredOn', 'occurredTime', 'authority', 'reference', 'amount'];
/** What tells who had the car. */
const MINUTE = ['carId', 'occurredOn', 'occurredTime'];

type Values = FieldValues & Pick<Fine, 'kind' | 'carId' | 'occurredOn' | 'occurredTime' | 'authority' | 'reference'>;
type Context = Pick<Services, 'site' | 'clock'>;

/** @throws ApiProblem what `insertFine` throws; 409 `entity_changed` also for what is fixed by a charge */
export const FINE_HANDLERS: EntityHandlers = {
  checksBasedOn: true,

  findProblems({ clock, site }, { occurredOn }) {
    const today = agencyToday(clock(), site.timeZone);
    const day = (occurredOn as { readonly $date?: string } | undefined)?.$date ?? occurredOn;
    return typeof day === 'string' && day > today ? { occurredOn: FUTURE } : {};
  },

  async create(services, entities, { actor }) {
    const keys = await inTransaction(
      services.database,
      async (transaction) => {
        await lockFines(transaction);
        const made: EntityKey[] = [];
        for (const values of entities) made.push((await insertFine(transaction, services, values as Values)).id);
        return made;
      },
      actor,
    );
    return await getEntities(services.database, FINES_ENTITY, keys);
  },

  async update(services, changes, { actor }) {
    await inTransaction(
      services.database,
      async (transaction) => {
        for (const { key, values, basedOn = {} } of changes) {
          const stored = await lockFine(transaction, Number(key));
          const isFixed = stored.charged !== null && FIXED_BY_CHARGE.some((name) => isOther(values, stored, name));
          if (isFixed || !(await hasValues(transaction, FINES_ENTITY, key, basedOn))) throw entityChanged();
          await refuseTaken(transaction, { ...stored, ...values }, Number(key));
          const isMoved = stored.attribution !== 'staff' && MINUTE.some((name) => isOther(values, stored, name));
          const found = isMoved ? await attribute(transaction, services, { ...stored, ...values } as Values) : {};
          await updateEntity(transaction, FINES_ENTITY, key, { ...values, ...found });
        }
      },
      actor,
    );
  },

  async remove({ database, documentStore }, keys, { actor }) {
    const ids = [...new Set(keys.map(Number))];
    const files = await inTransaction(
      database,
      async (transaction) => {
        for (const id of ids) if ((await lockFine(transaction, id)).charged !== null) throw entityChanged();
        const gone = await transaction
          .deleteFrom('private_files')
          .where('fine_id', 'in', ids)
          .returning('id')
          .execute();
        await transaction.deleteFrom('fines').where('id', 'in', ids).execute();
        return gone.map(({ id }) => id);
      },
      actor,
    );
    await deletePrivateFiles(documentStore, files);
  },
};

/** Lets nobody else enter fines until the end of the transaction: what comes twice is one. */
export async function lockFines(transaction: Transaction<Schema>): Promise<void> {
  await sql`LOCK TABLE fines IN SHARE ROW EXCLUSIVE MODE`.execute(transaction);
}

/**
 * Enters a fine with who had the car. One that is there already is left as it is (docs/rules.md#fines-and-tolls).
 * @throws ApiProblem 404 `car_gone`, 400 `taken` when the authority gave the reference to something else
 */
export async function insertFine(
  transaction: Transaction<Schema>,
  context: Context,
  values: Values,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const known = await findKnown(transaction, values);
  if (known) {
    const isSame = ['kind', 'carId', 'occurredOn', 'occurredTime', 'amount'].every(
      (name) => !isOther(values, known, name),
    );
    if (!isSame) throw invalid({ reference: TAKEN });
    return { id: known.id, isNew: false };
  }
  const now = context.clock();
  const { deadline = await defaultDeadline(transaction, agencyToday(now, context.site.timeZone)) } = values;
  const found = await attribute(transaction, context, values);
  const row = { ...values, deadline, ...found, createdAt: now.toISOString() };
  const [key] = await insertEntities(transaction, FINES_ENTITY, [{ ...row, status: 'open' }]);
  return { id: Number(key), isNew: true };
}

/** Returns the booking that had the car, by the forms or the days. @throws ApiProblem 404 `car_gone` */
export async function attribute(
  transaction: Transaction<Schema>,
  { site }: Pick<Context, 'site'>,
  { carId, occurredOn, occurredTime }: Pick<Values, 'carId' | 'occurredOn' | 'occurredTime'>,
): Promise<{ readonly bookingId: number | null; readonly attribution: Fine['attribution'] }> {
  const car = transaction.selectFrom('cars').select('car_id').where('car_id', '=', carId).forKeyShare();
  if (!(await car.executeTakeFirst())) throw carGone();
  const { forms, rentals } = await readUseOfCar(transaction, carId);
  const holder = findHolder({ day: occurredOn, time: occurredTime, zone: site.timeZone }, forms, rentals);
  return holder ?? { bookingId: null, attribution: 'nobody' };
}

/**
 * Sets who had the car as a colleague knows it, `null` for nobody; without a booking, what the forms say.
 * @throws ApiProblem 404, 409 `entity_changed` for a fine that was charged
 */
export async function attributeFine(
  services: Services,
  id: number,
  bookingId: number | null | undefined,
  { actor }: Caller,
): Promise<void> {
  await inTransaction(
    services.database,
    async (transaction) => {
      const fine = await lockFine(transaction, id);
      if (fine.charged !== null) throw entityChanged();
      if (typeof bookingId === 'number') {
        const booking = transaction.selectFrom('bookings').select('id').where('id', '=', bookingId);
        if (!(await booking.where('kind', '=', 'rental').forKeyShare().executeTakeFirst()))
          throw noSuchEntity({ name: 'CarsBooking' });
      }
      const found =
        bookingId === undefined
          ? await attribute(transaction, services, fine)
          : { bookingId, attribution: 'staff' as const };
      await updateEntity(transaction, FINES_ENTITY, id, found);
    },
    actor,
  );
}

/** @throws ApiProblem 404 */
export async function lockFine(transaction: Transaction<Schema>, id: number) {
  const { rows } = await sql<StoredFine>`
    SELECT ${STORED} FROM fines WHERE id = ${id} FOR UPDATE`.execute(transaction);
  const [fine] = rows;
  if (!fine) throw noSuchEntity(FINES_ENTITY);
  return fine;
}

export type StoredFine = Pick<
  Fine,
  | 'id'
  | 'kind'
  | 'carId'
  | 'occurredOn'
  | 'occurredTime'
  | 'authority'
  | 'reference'
  | 'amount'
  | 'status'
  | 'attribution'
> & { readonly bookingId: number | null; readonly charged: number | null; readonly deadline: CalendarDay | null };

const STORED = sql`id, kind, car_id AS "carId", occurred_on AS "occurredOn", occurred_time AS "occurredTime", authority,
  reference, amount, status, attribution, booking_id AS "bookingId", charged, deadline`;

/** Returns the fine that has an authority's reference already. */
async function findKnown(
  transaction: Transaction<Schema>,
  { authority, reference }: Pick<Values, 'authority' | 'reference'>,
): Promise<StoredFine | undefined> {
  const { rows } = await sql<StoredFine>`
    SELECT ${STORED} FROM fines
    WHERE fold_text(authority) = fold_text(${authority}) AND fold_text(reference) = fold_text(${reference})`.execute(
    transaction,
  );
  return rows[0];
}

async function refuseTaken(transaction: Transaction<Schema>, values: FieldValues, id: number): Promise<void> {
  const known = await findKnown(transaction, values as Values);
  if (known && known.id !== id) throw invalid({ reference: TAKEN });
}

function isOther(values: FieldValues, stored: StoredFine, name: string): boolean {
  return name in values && values[name] !== stored[name as keyof StoredFine];
}

async function defaultDeadline(transaction: Transaction<Schema>, today: CalendarDay): Promise<CalendarDay | null> {
  const settings = await transaction.selectFrom('fine_settings').select('deadline_days').executeTakeFirst();
  return settings?.deadline_days ? addDays(today, settings.deadline_days) : null;
}
