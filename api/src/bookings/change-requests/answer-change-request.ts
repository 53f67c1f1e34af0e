import type { Transaction } from 'kysely';
import type { Booking } from 'shared-kit/domain';
import type { Caller } from '../../entities/entity-definition.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { noSuchEntity } from '../../platform/http/problems.ts';
import { enqueueEmails } from '../../platform/outbox/enqueue-emails.ts';
import type { Services } from '../../platform/services.ts';
import { bookingChanged } from '../booking-problems.ts';
import { BOOKINGS_ENTITY } from '../bookings-entity.ts';
import { changeBookings } from '../commands/change-bookings.ts';

interface SeenRequest {
  readonly bookingId: number;
  /** ISO timestamp of the request that staff have seen. */
  readonly createdAt: string;
}

/**
 * Gives the customer what was asked for, at the price of the request, and tells the customer.
 * @throws ApiProblem 409 `booking_changed` when there is no such request any more, `price_changed` when the change makes another
 *   price now, and as `updateBookings`
 */
export async function acceptChangeRequest(services: Services, seen: SeenRequest, caller: Caller): Promise<void> {
  const { changes, totalPrice } = await findRequest(services, seen);
  // None is null, as in a booking that never had any.
  const extras = changes.extras.length > 0 ? changes.extras : null;
  const values = { ...changes, extras, totalPrice } as Partial<Booking>;
  const change = { key: seen.bookingId, values, conditions: { notifyCustomer: true } };
  await changeBookings(services, [change], caller, (transaction) => removeRequest(transaction, seen));
}

/** Removes a request, and tells the customer that the booking stays as it is. @throws ApiProblem 409 `booking_changed` */
export async function declineChangeRequest(services: Services, seen: SeenRequest, { actor }: Caller): Promise<void> {
  const { database, clock, emailsAbout, outbox } = services;
  const { customerEmail } = await findRequest(services, seen);
  await inTransaction(
    database,
    async (transaction) => {
      await removeRequest(transaction, seen);
      const booking = { id: seen.bookingId, customerEmail };
      await enqueueEmails(transaction, clock(), emailsAbout({ what: 'change_declined', booking }));
    },
    actor,
  );
  outbox.wake();
}

async function removeRequest(transaction: Transaction<Schema>, { bookingId }: SeenRequest): Promise<void> {
  await transaction.deleteFrom('change_requests').where('booking_id', '=', bookingId).execute();
}

async function findRequest({ database }: Services, { bookingId, createdAt }: SeenRequest) {
  const found = await database
    .selectFrom('bookings')
    .leftJoin('change_requests', 'booking_id', 'id')
    .select(['status', 'customer_email as customerEmail', 'changes', 'change_requests.total_price as totalPrice'])
    .select('change_requests.created_at as askedAt')
    .where('id', '=', bookingId)
    .executeTakeFirst();
  if (!found) throw noSuchEntity(BOOKINGS_ENTITY);
  const { status, customerEmail, changes, totalPrice, askedAt } = found;
  const isSeen = askedAt !== null && Date.parse(askedAt) === Date.parse(createdAt);
  if (!isSeen || changes === null || totalPrice === null) throw bookingChanged(status);
  return { customerEmail, changes, totalPrice };
}
