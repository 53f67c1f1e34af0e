import { sql, type Transaction } from 'kysely';
import { type Booking, countRentalDays, MAX_PRICE, MAX_STAFF_RENTAL_DAYS, totalPrice } from 'shared-kit/domain';
import { lockCars } from '../database/lock-cars.ts';
import type { Schema } from '../database/schema.ts';
import { invalid, notFound } from '../http/problems.ts';
import { bookingChanged, carGone, carUnavailable, priceChanged } from './booking-problems.ts';

/** What staff change of a booking; what is left out stays. */
export type BookingChange = Pick<Booking, 'id'> &
  Partial<Omit<Booking, 'id' | 'createdAt'>> & {
    /** The status that the caller has seen; whoever leaves it out changes the booking whatever it is now. */
    readonly basedOnStatus?: Booking['status'];
  };

/**
 * Changes bookings, any status after any other. The figures follow the days and the daily price; figures that
 * are sent must agree.
 * @throws ApiProblem 404 for a booking or car that is not there, 400 for dates in the wrong order or another
 *   code, 409 `booking_changed` when the status is no longer the one that a change is based on, 409
 *   `price_changed`, 409 `car_unavailable` when the car is taken then, also on leaving `canceled`
 */
export async function updateBookings(
  transaction: Transaction<Schema>,
  changes: readonly BookingChange[],
): Promise<void> {
  const ids = changes.map(({ id }) => id);
  const find = transaction.selectFrom('bookings').selectAll().where('id', 'in', ids);
  const before = await find.execute();
  const carIds = changes.flatMap(({ carId }) => carId ?? []);
  await lockCars(transaction, [...before.map(({ car_id }) => car_id), ...carIds]);
  const stored = new Map((await find.forUpdate().execute()).map((row) => [row.id, row]));
  await checkCars(
    transaction,
    changes.flatMap(({ id, carId }) => (carId === stored.get(id)?.car_id ? [] : (carId ?? []))),
  );

  // Out of each other's way first: two bookings may exchange their days.
  await transaction.updateTable('bookings').set({ status: 'canceled' }).where('id', 'in', ids).execute();
  for (const change of changes) {
    const row = stored.get(change.id);
    if (!row) throw notFound('There is no such entity in CarsBooking');
    if (change.basedOnStatus !== undefined && change.basedOnStatus !== row.status) throw bookingChanged(row.status);
    const columns = mergeChange(row, change);
    stored.set(change.id, { ...row, ...columns });
    try {
      await transaction.updateTable('bookings').set(columns).where('id', '=', change.id).execute();
    } catch (error) {
      throw isOverlap(error) ? carUnavailable() : error;
    }
  }
}

type Row = Pick<
  Schema['bookings'],
  | 'car_id'
  | 'confirmation_code'
  | 'customer_name'
  | 'customer_email'
  | 'customer_phone'
  | 'driver_license'
  | 'pickup_date'
  | 'dropoff_date'
  | 'unit_price'
  | 'status'
>;

function mergeChange(row: Row, change: BookingChange) {
  const pickupDate = change.pickupDate ?? (row.pickup_date as Booking['pickupDate']);
  const dropoffDate = change.dropoffDate ?? (row.dropoff_date as Booking['dropoffDate']);
  if (dropoffDate < pickupDate) throw invalid({ dropoffDate: 'The drop-off date cannot be before the pick-up date' });
  if (change.confirmationCode !== undefined && change.confirmationCode !== row.confirmation_code)
    throw invalid({ confirmationCode: 'The customer knows the booking by this code: it cannot be changed' });
  const unitPrice = change.unitPrice ?? row.unit_price;
  if (unitPrice < 0 || unitPrice > MAX_PRICE || Number(unitPrice.toFixed(2)) !== unitPrice)
    throw invalid({ unitPrice: `must be from 0 to ${MAX_PRICE}, in whole cents` });
  const days = countRentalDays(pickupDate, dropoffDate);
  if (days > MAX_STAFF_RENTAL_DAYS) throw invalid({ dropoffDate: `A booking lasts at most ${MAX_STAFF_RENTAL_DAYS} days` });
  const figures = { days, unitPrice, totalPrice: totalPrice(unitPrice, days) };
  const isAgreed = (change.days ?? days) === days && (change.totalPrice ?? figures.totalPrice) === figures.totalPrice;
  if (!isAgreed) throw priceChanged(figures);
  return {
    car_id: change.carId ?? row.car_id,
    customer_name: change.customerName?.trim() ?? row.customer_name,
    customer_email: change.customerEmail?.trim() ?? row.customer_email,
    customer_phone: change.customerPhone?.trim() ?? row.customer_phone,
    driver_license: change.driverLicense?.trim() ?? row.driver_license,
    pickup_date: pickupDate,
    dropoff_date: dropoffDate,
    unit_price: unitPrice,
    total_price: figures.totalPrice,
    status: change.status ?? row.status,
  };
}

/** A booking may stay with a car that went off sale, but not move to one. @param carIds cars that are moved to */
async function checkCars(transaction: Transaction<Schema>, carIds: readonly string[]): Promise<void> {
  if (carIds.length === 0) return;
  const { rows } = await sql<{ known: number }>`
    SELECT count(*) AS known FROM cars WHERE car_id = ANY(${[...new Set(carIds)]}) AND NOT archived`.execute(
    transaction,
  );
  if (rows[0]?.known !== new Set(carIds).size) throw carGone();
}

function isOverlap(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23P01';
}
