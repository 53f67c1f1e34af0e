import { agencyToday, type RentalSettings } from 'shared-kit/domain';
import type { Database } from '../database/database.ts';
import { carColumns } from '../fleet/car-columns.ts';
import { planDemoBookings } from './demo-bookings.ts';
import { DEMO_FLEET } from './demo-fleet.ts';

/**
 * Gives an empty database a fleet and bookings around today, once: an owner who removed the demo does not
 * get it back at the next start.
 */
export async function seedDemoData(database: Database, now: Date, rental: RentalSettings): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Of servers that start at once, the others wait here for the first and then find its fact.
    const isFirst = await transaction
      .insertInto('installation_facts')
      .values({ name: 'demo-data', value: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst();
    const anyCar = await transaction.selectFrom('cars').select('car_id').limit(1).executeTakeFirst();
    if (!isFirst || anyCar) return;
    await transaction
      .insertInto('cars')
      .values(DEMO_FLEET.map((car) => carColumns(car.CarId, car)))
      .execute();
    await transaction
      .insertInto('bookings')
      .values(
        planDemoBookings(agencyToday(now, rental.timeZone)).map((booking) => ({
          car_id: booking.carId,
          confirmation_code: booking.confirmationCode,
          request_digest: 'demo',
          customer_name: booking.customerName,
          customer_email: booking.customerEmail,
          customer_phone: booking.customerPhone,
          driver_license: booking.driverLicense,
          pickup_date: booking.pickupDate,
          dropoff_date: booking.dropoffDate,
          unit_price: booking.unitPrice,
          total_price: booking.totalPrice,
          status: booking.status,
          created_at: booking.createdAt,
        })),
      )
      .execute();
  });
}
