import type { Database } from '../platform/database/database.ts';

/** Returns the signed hand-overs of a booking, in order. */
export async function readSignedLegs(database: Database, bookingId: number) {
  const rows = await database
    .selectFrom('handovers')
    .select(['id', 'car_id as carId', 'direction', 'values', 'signed_at as signedAt'])
    .where('booking_id', '=', bookingId)
    .where('signed_at', 'is not', null)
    .orderBy('signed_at')
    .execute();
  return rows.map(({ signedAt, ...leg }) => ({ ...leg, signedAt: String(signedAt) }));
}
