import { countRentalDays } from 'shared-kit/domain';
import type { Database } from '../../platform/database/database.ts';
import type { BookingWithRevision } from '../../platform/database/schema.ts';

/** Returns a booking as its customer asks for it; undefined when there is no request. */
export async function readAskedBooking(
  database: Database,
  booking: BookingWithRevision,
): Promise<BookingWithRevision | undefined> {
  const found = await database
    .selectFrom('change_requests')
    .select(['changes', 'lines', 'total_price as totalPrice'])
    .where('booking_id', '=', booking.id)
    .executeTakeFirst();
  if (!found) return undefined;
  const { changes, ...price } = found;
  const asked = { ...booking, ...changes, ...price } as BookingWithRevision;
  return { ...asked, days: countRentalDays(changes.pickupDate, changes.dropoffDate) };
}
