import { sql } from 'kysely';
import { parseCalendarDay } from 'shared-kit/domain';
import { inTransaction } from '../database/in-transaction.ts';
import { lockCars } from '../database/lock-cars.ts';
import { BOOKINGS_ENTITY } from '../entities/bookings-entity.ts';
import type { EntityBody, EntityWriter, WireEntity } from '../entities/entity-writer.ts';
import { getEntities } from '../entities/get-entities.ts';
import { unwrapDate } from '../entities/parse-operand.ts';
import { notFound } from '../http/problems.ts';
import { findBookingProblems, readBookingRequest } from './check-booking-body.ts';
import { createBooking } from './create-booking.ts';
import { type BookingChange, updateBookings } from './update-bookings.ts';

export const BOOKINGS_WRITER: EntityWriter = {
  findProblems: (_, body) => findBookingProblems(body),

  async create(services, bodies) {
    const requests = bodies.map(readBookingRequest);
    const [only] = requests;
    if (only && requests.length === 1) return [await createBooking(services, only)];
    return await inTransaction(services.database, async (transaction) => {
      await lockCars(
        transaction,
        requests.map(({ carId }) => carId),
      );
      const booked: WireEntity[] = [];
      for (const request of requests) booked.push(await createBooking({ ...services, database: transaction }, request));
      return booked;
    });
  },

  async update({ database }, bodies) {
    const changes = bodies.map(readChange);
    await inTransaction(database, (transaction) => updateBookings(transaction, changes));
    return await getEntities(
      database,
      BOOKINGS_ENTITY,
      changes.map(({ id }) => id),
    );
  },

  async remove({ database }, keys) {
    await inTransaction(database, async (transaction) => {
      const ids = [...new Set(keys.map(Number))];
      const { numDeletedRows } = await transaction
        .deleteFrom('bookings')
        .where(sql<boolean>`id = ANY(${ids})`)
        .executeTakeFirstOrThrow();
      if (Number(numDeletedRows) < ids.length) throw notFound('There is no such entity in CarsBooking');
    });
  },
};

/** The body of a change passed the schema; its days still travel as text or `{ $date }`. */
function readChange({ createdAt, pickupDate, dropoffDate, ...rest }: EntityBody): BookingChange {
  const pickup = parseCalendarDay(unwrapDate(pickupDate));
  const dropoff = parseCalendarDay(unwrapDate(dropoffDate));
  return {
    ...(rest as unknown as BookingChange),
    ...(pickup && { pickupDate: pickup }),
    ...(dropoff && { dropoffDate: dropoff }),
  };
}
