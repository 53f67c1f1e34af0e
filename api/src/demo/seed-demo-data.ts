import { agencyToday, type RentalSettings } from 'shared-kit/domain';
import { insertBookings } from '../bookings/commands/insert-bookings.ts';
import { insertEntities } from '../entities/write-entities.ts';
import { CARS_ENTITY } from '../fleet/cars/cars-entity.ts';
import type { Database } from '../platform/database/database.ts';
import { planDemoBookings } from './demo-bookings.ts';
import { DEMO_FLEET } from './demo-fleet.ts';

/**
 * Seeds an empty database with demo cars and bookings around today. Only once: deleted demo data does not come back at
 * the next start.
 */
export async function seedDemoData(database: Database, now: Date, rental: RentalSettings): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Serializes servers that start at the same time: the others find the row of the first.
    const isFirst = await transaction
      .insertInto('installation_facts')
      .values({ name: 'demo-data', value: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst();
    const anyCar = await transaction.selectFrom('cars').select('car_id').limit(1).executeTakeFirst();
    if (!isFirst || anyCar) return;
    await insertEntities(transaction, CARS_ENTITY, DEMO_FLEET);
    const bookings = planDemoBookings(agencyToday(now, rental.timeZone));
    await insertBookings(transaction, bookings, { request_digest: 'demo' });
  });
}
