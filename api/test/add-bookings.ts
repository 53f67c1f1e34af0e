import type { Booking } from 'shared-kit/domain';
import { insertBookings } from '../src/bookings/commands/insert-bookings.ts';
import type { Database } from '../src/platform/database/database.ts';
import { exampleBooking } from './examples.ts';

/** Inserts bookings of the example car directly into the database, with their lines. Returns their ids. */
export async function addBookings(
  database: Database,
  ...bookings: readonly Partial<Booking>[]
): Promise<readonly number[]> {
  return await database
    .transaction()
    .execute((transaction) => insertBookings(transaction, bookings.map(exampleBooking), { request_digest: 'test' }));
}
