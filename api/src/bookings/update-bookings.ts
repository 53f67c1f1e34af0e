import { sql, type Transaction } from 'kysely';
import { type Booking, countRentalDays, MAX_PRICE, MAX_STAFF_RENTAL_DAYS, totalPrice } from 'shared-kit/domain';
import { lockCars } from '../cars/lock-cars.ts';
import type { Schema } from '../database/schema.ts';
import type { EntityChange } from '../entities/entity-definition.ts';
import { updateEntity } from '../entities/write-entities.ts';
import { invalid, notFound } from '../http/problems.ts';
import { bookingChanged, carGone, carUnavailable, priceChanged } from './booking-problems.ts';
import { BOOKINGS_ENTITY } from './bookings-entity.ts';

/** What staff change of a booking. */
export interface BookingChange extends EntityChange {
  readonly key: number;
  readonly values: Partial<Booking>;
  /** The status that the caller has seen; whoever leaves it out changes the booking whatever it is now. */
  readonly conditions: { readonly basedOnStatus?: Booking['status'] };
}

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
  const ids = changes.map(({ key }) => key);
  const find = transaction.selectFrom('bookings').select(STORED).where('id', 'in', ids);
  const carIds = changes.flatMap(({ values }) => values.carId ?? []);
  await lockCars(transaction, [...(await find.execute()).map(({ carId }) => carId), ...carIds]);
  const stored = new Map((await find.forUpdate().execute()).map((booking) => [booking.id, booking]));
  const movedTo = changes.flatMap(({ key, values: { carId } }) =>
    carId === undefined || carId === stored.get(key)?.carId ? [] : carId,
  );
  await checkCars(transaction, movedTo);

  // Out of each other's way first: two bookings may exchange their days.
  await transaction.updateTable('bookings').set({ status: 'canceled' }).where('id', 'in', ids).execute();
  for (const { key, values, conditions } of changes) {
    const booking = stored.get(key);
    if (!booking) throw notFound('There is no such entity in CarsBooking');
    const { basedOnStatus = booking.status } = conditions;
    if (basedOnStatus !== booking.status) throw bookingChanged(booking.status);
    const changed = { ...booking, ...values };
    const written = { ...values, status: changed.status, ...figuresOf(changed, booking, values) };
    stored.set(key, { ...changed, ...written });
    try {
      await updateEntity(transaction, BOOKINGS_ENTITY, key, written);
    } catch (error) {
      throw isOverlap(error) ? carUnavailable() : error;
    }
  }
}

/** The columns that the rules of a change read, under the names of their fields. */
const STORED = [
  'id',
  'status',
  'car_id as carId',
  'confirmation_code as confirmationCode',
  'pickup_date as pickupDate',
  'dropoff_date as dropoffDate',
  'unit_price as unitPrice',
] as const;
type StoredBooking = Pick<
  Booking,
  'id' | 'status' | 'carId' | 'confirmationCode' | 'pickupDate' | 'dropoffDate' | 'unitPrice'
>;

/** Returns the figures of a changed booking. @throws ApiProblem 400, or 409 `price_changed` when others were sent */
function figuresOf(
  { pickupDate, dropoffDate, unitPrice, confirmationCode }: StoredBooking,
  before: StoredBooking,
  sent: Partial<Booking>,
) {
  if (dropoffDate < pickupDate) throw invalid({ dropoffDate: 'The drop-off date cannot be before the pick-up date' });
  if (confirmationCode !== before.confirmationCode)
    throw invalid({ confirmationCode: 'The customer knows the booking by this code: it cannot be changed' });
  if (unitPrice < 0 || unitPrice > MAX_PRICE || Number(unitPrice.toFixed(2)) !== unitPrice)
    throw invalid({ unitPrice: `must be from 0 to ${MAX_PRICE}, in whole cents` });
  const days = countRentalDays(pickupDate, dropoffDate);
  if (days > MAX_STAFF_RENTAL_DAYS)
    throw invalid({ dropoffDate: `A booking lasts at most ${MAX_STAFF_RENTAL_DAYS} days` });
  const figures = { days, unitPrice, totalPrice: totalPrice(unitPrice, days) };
  const isAgreed = (sent.days ?? days) === days && (sent.totalPrice ?? figures.totalPrice) === figures.totalPrice;
  if (!isAgreed) throw priceChanged(figures);
  return figures;
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
