import { sql, type Transaction } from 'kysely';
import { agencyToday } from 'shared-kit/domain';
import { keepDocument } from '../../customers/customer-documents.ts';
import type { Caller } from '../../entities/entity-definition.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { BookingWithRevision, Schema } from '../../platform/database/schema.ts';
import { enqueueEmails } from '../../platform/outbox/enqueue-emails.ts';
import type { Services } from '../../platform/services.ts';
import { readBooking } from '../read-booking.ts';
import type { BookingChange } from './booking-command.ts';
import { updateBookings } from './update-bookings.ts';

/**
 * Changes bookings for staff, all or none, and writes to the customers who are to know.
 * @param also what happens in the same transaction
 * @throws ApiProblem as `updateBookings`
 */
export async function changeBookings(
  { database, clock, site, outbox, emailsAbout, authSecret }: Services,
  changes: readonly BookingChange[],
  { actor }: Caller,
  also?: (transaction: Transaction<Schema>) => Promise<void>,
): Promise<void> {
  const notified = changes.filter(({ conditions }) => conditions.notifyCustomer).map(({ key }) => key);
  await inTransaction(
    database,
    async (transaction) => {
      // Locked, so that the e-mail about this change does not include concurrent changes.
      await sql`SELECT FROM bookings WHERE id = ANY(${notified}) ORDER BY id FOR UPDATE`.execute(transaction);
      const before = await readBookings(transaction, notified);
      await updateBookings(transaction, changes, {
        today: agencyToday(clock(), site.timeZone),
        priceStep: site.priceStep,
      });
      for (const { key, values } of changes)
        if (values.driverLicense) {
          const by = { secret: authSecret, now: clock(), account: typeof actor === 'number' ? actor : null };
          await keepDocument(transaction, { bookingId: key }, { kind: 'licence', number: values.driverLicense }, by);
        }
      await also?.(transaction);
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
}

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
