import { sql, type Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { type Actor, inTransaction } from '../platform/database/in-transaction.ts';
import type { Schema } from '../platform/database/schema.ts';
import { noSuchEntity } from '../platform/http/problems.ts';
import { CARS_ENTITY } from './cars/cars-entity.ts';

/** Distance between the positions of two cars added one after the other: `INCREMENT BY` of the column `position`. */
const GAP = 1_048_576;
/** Number of cars on each side that are repositioned first when a place has no gap. */
const NEAR = 50;
/** Minimum gap after repositioning. */
const MIN_STEP = 256;

type Work = Transaction<Schema>;

/**
 * Moves a car in the list's own order (docs/rules.md#order-of-the-list).
 * @param before the car that follows it; null for the end of the list
 * @throws ApiProblem 404 when one of the cars is not in the fleet
 */
export async function moveCar(
  database: Database,
  carId: string,
  before: string | null,
  actor: Actor | undefined,
): Promise<void> {
  const work = async (transaction: Work) => {
    // Moves wait for each other; bookings and other changes of cars do not.
    await sql`LOCK TABLE cars IN SHARE UPDATE EXCLUSIVE MODE`.execute(transaction);
    const moved = await findPosition(transaction, carId);
    const next = before === null ? undefined : await findPosition(transaction, before);
    const isThere = before === carId || (await followingPosition(transaction, moved)) === next;
    if (isThere) return;
    const position = next === undefined ? await nextPosition(transaction) : await positionBefore(transaction, next);
    await transaction
      .updateTable('cars')
      .set({ position: position ?? (await makeRoomBefore(transaction, String(before))) })
      .where('car_id', '=', carId)
      .execute();
    await mergeHistory(transaction, carId);
  };
  await inTransaction(database, work, actor);
}

async function findPosition(transaction: Work, carId: string): Promise<number> {
  const car = await transaction
    .selectFrom('cars')
    .select('position')
    .where('car_id', '=', carId)
    .where('archived', '=', false)
    .executeTakeFirst();
  if (!car) throw noSuchEntity(CARS_ENTITY);
  return car.position;
}

/** Returns the position of the car after this one; undefined for the last. */
async function followingPosition(transaction: Work, position: number): Promise<number | undefined> {
  const following = await transaction
    .selectFrom('cars')
    .select('position')
    .where('position', '>', position)
    .orderBy('position')
    .executeTakeFirst();
  return following?.position;
}

/** Returns the position that a new car would get: after all others. */
async function nextPosition(transaction: Work): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    SELECT nextval(pg_get_serial_sequence('cars', 'position')) AS position`.execute(transaction);
  return Number(rows[0]?.position);
}

/** Returns a position between that of a car and the one before; undefined when there is none. */
async function positionBefore(transaction: Work, next: number): Promise<number | undefined> {
  const previous = await transaction
    .selectFrom('cars')
    .select('position')
    .where('position', '<', next)
    .orderBy('position', 'desc')
    .executeTakeFirst();
  const position = previous ? Math.floor((previous.position + next) / 2) : next - GAP;
  return position === previous?.position ? undefined : position;
}

/**
 * Spreads the positions of the cars around this one evenly: of the nearest ones, then of four times as many until the
 * gaps are large enough. Keeps their order, and is not recorded in the history.
 * @returns a position before the car
 */
async function makeRoomBefore(transaction: Work, carId: string): Promise<number> {
  await sql`SELECT set_config('app.audit', 'off', true)`.execute(transaction);
  for (let near = NEAR; ; near *= 4) {
    const { rows } = await sql<{ first: number; last: number; count: number; isAll: boolean }>`
      SELECT min(position) AS first, max(position) AS last, count(*) AS count,
        count(*) = (SELECT count(*) FROM cars) AS "isAll"
      FROM ${carsAround(carId, near)} AS around`.execute(transaction);
    const { first, last, count, isAll } = rows[0] ?? { first: 0, last: 0, count: 0, isAll: true };
    const step = isAll ? GAP : Math.floor((last - first) / (count - 1));
    if (step < MIN_STEP) continue;
    await sql`
      UPDATE cars SET position = ${first}::bigint + (place - 1) * ${step}::bigint
      FROM (SELECT car_id, row_number() OVER (ORDER BY position) AS place FROM ${carsAround(carId, near)} AS around) AS spread
      WHERE cars.car_id = spread.car_id`.execute(transaction);
    // New cars come after all others.
    if (isAll)
      await sql`
      SELECT setval(sequence, greatest(nextval(sequence), max(position)))
      FROM cars, pg_get_serial_sequence('cars', 'position') AS sequence GROUP BY sequence`.execute(transaction);
    break;
  }
  await sql`SELECT set_config('app.audit', '', true)`.execute(transaction);
  return Number(await positionBefore(transaction, await findPosition(transaction, carId)));
}

function carsAround(carId: string, near: number) {
  const position = sql`(SELECT position FROM cars WHERE car_id = ${carId})`;
  return sql`(
    (SELECT car_id, position FROM cars WHERE position < ${position} ORDER BY position DESC LIMIT ${near})
    UNION ALL (SELECT car_id, position FROM cars WHERE position >= ${position} ORDER BY position LIMIT ${near})
  )`;
}

/**
 * Deletes the entry of the car's previous move when the same person moved it within the hour, so that consecutive moves
 * are one entry.
 */
async function mergeHistory(transaction: Work, carId: string): Promise<void> {
  await sql`
    DELETE FROM audit_entries WHERE id = (
      SELECT earlier.id FROM (
        SELECT id, actor, at, changes, lag(actor) OVER latest AS last_actor, lag(changes) OVER latest AS last_changes
        FROM audit_entries WHERE entity = 'Cars' AND entity_key = ${carId}
        WINDOW latest AS (ORDER BY id DESC) ORDER BY id DESC LIMIT 2
      ) AS earlier
      WHERE changes = '{"position": null}' AND last_changes = changes AND last_actor IS NOT DISTINCT FROM actor
        AND at > now() - interval '1 hour'
    )`.execute(transaction);
}
