import { sql } from 'kysely';
import { agencyToday, CONTACT_FIELD_LIST, describeContactProblem, findContactProblems } from 'shared-kit/domain';
import type { EntityHandlers, FieldValues, WireEntity } from '../entities/entity-definition.ts';
import { lockCars } from '../fleet/cars/lock-cars.ts';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { BookingWithRevision } from '../platform/database/schema.ts';
import { noSuchEntity } from '../platform/http/problems.ts';
import { enqueueEmails } from '../platform/outbox/enqueue-emails.ts';
import { BOOKINGS_ENTITY } from './bookings-entity.ts';
import { type BookingCreation, createBooking } from './create-booking.ts';
import { readBooking } from './read-booking.ts';
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

  async create(services, entities, caller) {
    const requests = entities as readonly (FieldValues & BookingCreation)[];
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
  },

  async update({ database, clock, site, outbox, emailsAbout }, entityChanges, { actor }) {
    const changes = entityChanges as readonly BookingChange[];
    const notified = changes.filter(({ conditions }) => conditions.notifyCustomer).map(({ key }) => key);
    await inTransaction(
      database,
      async (transaction) => {
        // Locked, so that the e-mail about this change does not include concurrent changes.
        await sql`SELECT FROM bookings WHERE id = ANY(${notified}) ORDER BY id FOR UPDATE`.execute(transaction);
        const before = await readBookings(transaction, notified);
        await updateBookings(transaction, changes, agencyToday(clock(), site.timeZone));
        const after = await readBookings(transaction, notified);
        const emails = [...after].flatMap(([id, booking]) => {
          const former = before.get(id);
          return former ? emailsAbout({ what: 'booking_changed_by_staff', before: former, after: booking }) : [];
        });
        await enqueueEmails(transaction, clock(), emails);
      },
      actor,
    );
    if (notified.length > 0) outbox.wake();
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

/** Returns the bookings as e-mails show them, by their ids. */
async function readBookings(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, BookingWithRevision>> {
  const bookings = new Map<number, BookingWithRevision>();
  for (const id of ids) {
    const found = await readBooking(database, id);
    if (found) bookings.set(id, found.booking);
  }
  return bookings;
}
