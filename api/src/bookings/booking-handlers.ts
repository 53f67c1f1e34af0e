import { sql, type Transaction } from 'kysely';
import {
  type BookingRequest,
  CONTACT_FIELD_LIST,
  describeContactProblem,
  findContactProblems,
} from 'shared-kit/domain';
import { lockCars } from '../cars/lock-cars.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Schema } from '../database/schema.ts';
import type { EntityHandlers, FieldValues, WireEntity } from '../entities/entity-definition.ts';
import { noSuchEntity } from '../http/problems.ts';
import { BOOKINGS_ENTITY } from './bookings-entity.ts';
import { createBooking } from './create-booking.ts';
import { type BookingChange, updateBookings } from './update-bookings.ts';

export const BOOKING_HANDLERS: EntityHandlers = {
  /** Returns the contact's problems, in the texts of the booking form. */
  findProblems(_, body) {
    const texts = CONTACT_FIELD_LIST.filter(([name]) => typeof body[name] === 'string');
    const contact = Object.fromEntries(texts.map(([name]) => [name, body[name]]));
    const problems = findContactProblems(contact as Readonly<Record<string, string>>);
    return Object.fromEntries(
      CONTACT_FIELD_LIST.flatMap(([name]) => {
        const problem = problems[name];
        // The schema reports missing fields.
        if (!problem || !(name in contact)) return [];
        return [[name, { ...problem, message: describeContactProblem(name, problem) }]];
      }),
    );
  },

  async create(services, entities, { actor, device }) {
    const requests = entities as readonly (FieldValues & BookingRequest)[];
    const [only] = requests;
    if (only && requests.length === 1) return [await createBooking(services, only, device)];
    return await inTransaction(
      services.database,
      async (transaction) => {
        const carIds = requests.map(({ carId }) => carId);
        await lockCars(transaction, carIds);
        const booked: WireEntity[] = [];
        for (const request of requests)
          booked.push(await createBooking({ ...services, database: transaction }, request));
        return booked;
      },
      actor,
    );
  },

  async update({ database }, changes, { actor }) {
    const work = (transaction: Transaction<Schema>) => updateBookings(transaction, changes as readonly BookingChange[]);
    await inTransaction(database, work, actor);
  },

  async remove({ database }, keys, { actor }) {
    await inTransaction(
      database,
      async (transaction) => {
        const ids = [...new Set(keys.map(Number))];
        const { numDeletedRows } = await transaction
          .deleteFrom('bookings')
          .where(sql<boolean>`id = ANY(${ids}) AND kind = 'rental'`)
          .executeTakeFirstOrThrow();
        if (Number(numDeletedRows) < ids.length) throw noSuchEntity(BOOKINGS_ENTITY);
      },
      actor,
    );
  },
};
