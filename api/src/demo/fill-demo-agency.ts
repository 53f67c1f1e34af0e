import { sql, type Transaction } from 'kysely';
import { agencyToday, type RentalSettings } from 'shared-kit/domain';
import { BOOKINGS_ENTITY } from '../bookings/bookings-entity.ts';
import { insertBookings } from '../bookings/commands/insert-bookings.ts';
import { insertEntities } from '../entities/write-entities.ts';
import { CARS_ENTITY } from '../fleet/cars/cars-entity.ts';
import type { Database } from '../platform/database/database.ts';
import type { Schema } from '../platform/database/schema.ts';
import { planAgencyBlocks, planAgencyBookings } from './demo-agency-bookings.ts';
import { planAgencyFleet } from './demo-agency-fleet.ts';
import { DEMO_FLEET } from './demo-fleet.ts';
import { insertDemoHandover } from './insert-demo-handover.ts';

const REQUEST_DIGEST = 'demo';
const ROWS_PER_STATEMENT = 5_000;

export interface AgencySize {
  readonly cars: number;
  readonly bookings: number;
}

/**
 * Fills an empty database, or one with demo data only, with an agency's fleet, bookings around today, blocks and a signed hand-over.
 * @throws Error with one line when there is other data
 */
export async function fillDemoAgency(
  database: Database,
  now: Date,
  rental: RentalSettings,
  { cars, bookings }: AgencySize,
): Promise<string> {
  const today = agencyToday(now, rental.timeZone);
  const fleet = planAgencyFleet(cars);
  const planned = planAgencyBookings(fleet, bookings, today);
  const blocks = planAgencyBlocks(fleet, planned, today);
  await database.transaction().execute(async (transaction) => {
    await sql`LOCK TABLE cars, bookings IN SHARE ROW EXCLUSIVE MODE`.execute(transaction);
    if (await hasOtherData(transaction))
      throw new Error('There are cars or bookings that are not demo data; choose an empty installation');
    // Not recorded in the history, since no person made these changes.
    await sql`SELECT set_config('app.audit', 'off', true)`.execute(transaction);
    await transaction.deleteFrom('bookings').execute();
    await transaction.deleteFrom('cars').execute();
    await insertEntities(transaction, CARS_ENTITY, fleet);
    for (let from = 0; from < planned.length; from += ROWS_PER_STATEMENT)
      await insertBookings(transaction, planned.slice(from, from + ROWS_PER_STATEMENT), {
        request_digest: REQUEST_DIGEST,
      });
    for (const { kind, ...block } of blocks)
      await insertEntities(transaction, BOOKINGS_ENTITY, [block], { request_digest: REQUEST_DIGEST, kind });
    await insertDemoHandover(transaction, today);
    await transaction
      .insertInto('installation_facts')
      .values({ name: 'demo-data', value: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  return `${fleet.length} cars, ${planned.length} bookings and ${blocks.length} blocks written`;
}

/** Returns whether there is a booking or a car that neither the first start nor this command has written. */
async function hasOtherData(transaction: Transaction<Schema>): Promise<boolean> {
  const booking = await transaction
    .selectFrom('bookings')
    .select('id')
    .where('request_digest', '<>', REQUEST_DIGEST)
    .limit(1)
    .executeTakeFirst();
  const ids = DEMO_FLEET.map(({ CarId }) => CarId);
  const car = await transaction
    .selectFrom('cars')
    .select('car_id')
    .where('car_id', 'not in', ids)
    .limit(1)
    .executeTakeFirst();
  return Boolean(booking || car);
}
