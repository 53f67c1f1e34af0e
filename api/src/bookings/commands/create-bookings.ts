import type { WireEntity } from '../../entities/entity-definition.ts';
import { lockCars } from '../../fleet/cars/lock-cars.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import type { BookingCreation } from './booking-bodies.ts';
import { type Booker, createBooking } from './create-booking.ts';

/**
 * Creates bookings, all or none.
 * @returns them in the order of the requests
 * @throws ApiProblem as `createBooking`
 */
export async function createBookings(
  services: Services,
  requests: readonly BookingCreation[],
  caller: Booker,
): Promise<readonly WireEntity[]> {
  const [only] = requests;
  // In one statement, unless it has an actor.
  if (only && requests.length === 1 && !caller.actor) return [await createBooking(services, only, caller)];
  const created = await inTransaction(
    services.database,
    async (transaction) => {
      const carIds = requests.map(({ carId }) => carId);
      await lockCars(transaction, carIds);
      const booked: WireEntity[] = [];
      for (const request of requests)
        booked.push(await createBooking({ ...services, database: transaction }, request, caller));
      return booked;
    },
    caller.actor,
  );
  services.outbox.wake();
  return created;
}
