import type { ApiClient } from 'shared-kit/api-client';
import type { Booking } from 'shared-kit/domain';
import { addCars, type BookingRow } from './add-cars.ts';

/** How many bookings a call of balances asks about at most; no page shows more. */
const MAX_BALANCES = 500;

/** Returns bookings with their cars, and with what is open and held. */
export async function addFacts(api: ApiClient, bookings: readonly Booking[]): Promise<readonly BookingRow[]> {
  const ids = bookings.slice(0, MAX_BALANCES).map(({ id }) => id);
  // An older host cannot read balances.
  const canRead = 'payments' in api && ids.length > 0;
  const [rows, balances] = await Promise.all([addCars(api, bookings), canRead ? api.payments.balances(ids) : []]);
  const byBooking = new Map(balances.map((balance) => [balance.bookingId, balance]));
  return rows.map((row) => {
    const balance = byBooking.get(row.id);
    return balance ? { ...row, balance } : row;
  });
}
