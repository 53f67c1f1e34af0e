import { sql, type Transaction } from 'kysely';
import {
  agencyToday,
  type CarBlock,
  describeBlockProblem,
  findBlockProblem,
  type NewCarBlock,
} from 'shared-kit/domain';
import type { EntityChange, EntityHandlers, EntityKey } from '../../entities/entity-definition.ts';
import { getEntities } from '../../entities/read-entities.ts';
import { updateEntity } from '../../entities/write-entities.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { invalid, noSuchEntity } from '../../platform/http/problems.ts';
import type { Services } from '../../platform/services.ts';
import { findOverlaps } from '../availability/find-overlaps.ts';
import { isOverlap } from '../availability/is-overlap.ts';
import { carUnavailable } from '../car-problems.ts';
import { lockCars } from '../cars/lock-cars.ts';
import { requireCarsInFleet } from '../cars/require-cars-in-fleet.ts';
import { BLOCKS_ENTITY } from './blocks-entity.ts';

/**
 * Handlers of `CarBlocks` (docs/rules.md#blocks).
 * @throws ApiProblem 400 for days that cannot be blocked, 404 `car_gone`, 409 `car_unavailable` with the conflicting
 *   bookings and blocks
 */
export const BLOCK_HANDLERS: EntityHandlers = {
  findProblems: () => ({}),

  async create(services, entities, { actor }) {
    const blocks = entities as unknown as readonly NewCarBlock[];
    const ids = await inTransaction(
      services.database,
      (transaction) => insertBlocks(transaction, services, blocks),
      actor,
    );
    return await getEntities(services.database, BLOCKS_ENTITY, ids);
  },

  async update(services, changes, { actor }) {
    await inTransaction(services.database, (transaction) => changeBlocks(transaction, services, changes), actor);
  },

  async remove({ database }, keys, { actor }) {
    await inTransaction(database, (transaction) => removeBlocks(transaction, keys), actor);
  },
};

/** Blocks cars, in the caller's transaction. @returns the ids @throws ApiProblem as `BLOCK_HANDLERS` */
export async function insertBlocks(
  transaction: Transaction<Schema>,
  services: Pick<Services, 'clock' | 'site'>,
  blocks: readonly NewCarBlock[],
): Promise<number[]> {
  for (const block of blocks) checkDays(services, block);
  const createdAt = services.clock().toISOString();
  const carIds = blocks.map(({ carId }) => carId);
  await lockCars(transaction, carIds);
  await requireCarsInFleet(transaction, carIds);
  const ids: number[] = [];
  for (const block of blocks) {
    await checkFree(transaction, block);
    const { carId, from, to, reason, note } = block;
    const { rows } = await sql<{ id: number }>`
      INSERT INTO bookings (car_id, pickup_date, dropoff_date, kind, note, status, created_at)
      VALUES (${carId}, ${from}, ${to}, ${reason}, ${note ?? null}, 'reserved', ${createdAt})
      RETURNING id`.execute(transaction);
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

/** Changes blocks, in the caller's transaction. @throws ApiProblem as `BLOCK_HANDLERS` */
export async function changeBlocks(
  transaction: Transaction<Schema>,
  services: Pick<Services, 'clock' | 'site'>,
  changes: readonly EntityChange[],
): Promise<void> {
  const ids = changes.map(({ key }) => Number(key));
  const current = await findBlocks(transaction, ids);
  const movedTo = changes.flatMap(({ key, values }) => {
    const carId = values.carId as string | undefined;
    return carId === undefined || carId === current.get(Number(key))?.carId ? [] : carId;
  });
  await lockCars(transaction, [...[...current.values()].map(({ carId }) => carId), ...movedTo]);
  await requireCarsInFleet(transaction, movedTo);
  // Read again, because a block may have changed before the cars were locked.
  const stored = await findBlocks(transaction, ids);
  for (const { key, values } of changes) {
    const before = stored.get(Number(key));
    if (!before) throw noSuchEntity(BLOCKS_ENTITY);
    const changed = { ...before, ...values } as CarBlock;
    checkDays(services, changed, before);
    await checkFree(transaction, changed, before.id);
    // If a colleague moved the block to another car meanwhile, that car is not locked: the constraint detects an
    // overlap.
    const isUpdated = await updateEntity(transaction, BLOCKS_ENTITY, key, values).catch((error) => {
      throw isOverlap(error) ? carUnavailable() : error;
    });
    if (!isUpdated) throw noSuchEntity(BLOCKS_ENTITY);
    stored.set(before.id, changed);
  }
}

/** Removes blocks, in the caller's transaction. @throws ApiProblem 404 when one is missing */
export async function removeBlocks(transaction: Transaction<Schema>, keys: readonly EntityKey[]): Promise<void> {
  const ids = [...new Set(keys.map(Number))];
  const { numDeletedRows } = await transaction
    .deleteFrom('bookings')
    .where(sql<boolean>`id = ANY(${ids}) AND kind <> 'rental'`)
    .executeTakeFirstOrThrow();
  if (Number(numDeletedRows) < ids.length) throw noSuchEntity(BLOCKS_ENTITY);
}

type Days = Pick<CarBlock, 'from' | 'to'>;

/** Throws for days that cannot be blocked. @param before the stored block, whose first day may stay in the past */
function checkDays({ clock, site }: Pick<Services, 'clock' | 'site'>, block: Days, before?: Days): void {
  const problem = findBlockProblem(block, agencyToday(clock(), site.timeZone));
  if (!problem || (problem.type === 'past' && before?.from === block.from)) return;
  throw invalid({
    [problem.type === 'past' ? 'from' : 'to']: { ...problem, message: describeBlockProblem(problem) },
  });
}

async function checkFree(
  transaction: Transaction<Schema>,
  { carId, from, to }: Pick<CarBlock, 'carId' | 'from' | 'to'>,
  exceptId?: number,
): Promise<void> {
  // The cars are locked, so no booking can be inserted until the transaction ends. A car that is not back can be closed.
  const conflicts = await findOverlaps(transaction, carId, { from, to }, { exceptId });
  if (conflicts.length > 0) throw carUnavailable(conflicts);
}

async function findBlocks(
  transaction: Transaction<Schema>,
  ids: readonly number[],
): Promise<Map<number, Pick<CarBlock, 'id' | 'carId' | 'from' | 'to'>>> {
  const blocks = await transaction
    .selectFrom('bookings')
    .select(['id', 'car_id as carId', 'pickup_date as from', 'dropoff_date as to'])
    .where(sql<boolean>`id = ANY(${[...ids]}) AND kind <> 'rental'`)
    .execute();
  return new Map(blocks.map((block) => [block.id, block]));
}
