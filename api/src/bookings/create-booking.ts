import { hash } from 'node:crypto';
import { type BookingRequest, countRentalDays, totalPrice } from 'shared-kit/domain';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { invalid } from '../http/problems.ts';
import type { Services } from '../services.ts';
import { carGone, carUnavailable, codeTaken, type Figures, priceChanged } from './booking-problems.ts';
import { findDateProblems } from './check-booking-body.ts';

/**
 * Books a car as a request, or answers the booking that the same request made before: the confirmation code
 * is the idempotency key, so a lost answer can be retried at any hour. Answers the id of the booking.
 * @throws ApiProblem 400 for dates that cannot be rented, 404 for a car that is not offered,
 *   409 `price_changed`, `car_unavailable` or `confirmation_code_taken`
 */
export async function createBooking(services: Services, request: BookingRequest): Promise<number> {
  const { database, clock, rental } = services;
  const digest = digestOf(request);
  const range = { from: request.pickupDate, to: request.dropoffDate };
  const problems = findDateProblems(range, clock(), rental);
  const isRentable = Object.keys(problems).length === 0;

  // First of all the booking itself: it stands or inserts nothing, and why is asked only then.
  if (isRentable && isCalculated(request)) {
    const { id, isTaken } = await insertBooking(database, request, digest, clock());
    if (id !== null) return id;
    if (isTaken) throw carUnavailable();
  }
  const { earlier, price } = await findReasons(database, request);
  if (earlier && earlier.digest !== digest) throw codeTaken();
  if (earlier) return earlier.id;
  if (!isRentable) throw invalid(problems);
  if (price === undefined) throw carGone();
  const days = countRentalDays(request.pickupDate, request.dropoffDate);
  const figures = { days, unitPrice: price, totalPrice: totalPrice(price, days) };
  throw isAgreed(request, figures) ? carUnavailable() : priceChanged(figures);
}

/** The figures follow from the days and the daily price; whether that is the car's, the statement itself asks. */
function isCalculated(request: BookingRequest): boolean {
  const { unitPrice } = request;
  const days = countRentalDays(request.pickupDate, request.dropoffDate);
  return isAgreed(request, { days, unitPrice, totalPrice: totalPrice(unitPrice, days) });
}

interface Reasons {
  /** The booking that uses the confirmation code. */
  readonly earlier?: { readonly id: number; readonly digest: string };
  /** Of the car, while it is offered. */
  readonly price?: number;
}

/** Why nothing was booked, in one question, which sees also what was booked in the same moment. */
async function findReasons(database: Database, { carId, confirmationCode }: BookingRequest): Promise<Reasons> {
  const { rows } = await sql<{ id: number | null; digest: string | null; price: number | null }>`
    SELECT bookings.id, bookings.request_digest AS digest, cars.price
    FROM (SELECT) AS nothing
      LEFT JOIN bookings ON bookings.confirmation_code = ${confirmationCode}
      LEFT JOIN cars ON cars.car_id = ${carId} AND NOT cars.archived`.execute(database);
  const { id = null, digest = null, price = null } = rows[0] ?? {};
  return {
    ...(id !== null && digest !== null && { earlier: { id, digest } }),
    ...(price !== null && { price }),
  };
}

function isAgreed(request: Figures, current: Figures): boolean {
  return (
    request.days === current.days &&
    request.unitPrice === current.unitPrice &&
    request.totalPrice === current.totalPrice
  );
}

interface Attempt {
  /** Of the booking that was made. */
  readonly id: number | null;
  /** Another booking stood there already, and nothing else was wrong: of two hundred rivals for a car most learn this. */
  readonly isTaken: boolean;
}

/**
 * One statement, so that no price change, sale stop or other booking can come between: the car's row is held
 * until the booking stands, and a conflict with the constraints inserts nothing. Without `ON CONFLICT`
 * many attempts at once fall into deadlocks.
 */
async function insertBooking(database: Database, request: BookingRequest, digest: string, now: Date): Promise<Attempt> {
  const offered = sql`car_id = ${request.carId} AND NOT archived AND price = ${request.unitPrice}::numeric`;
  const { rows } = await sql<Attempt>`
    WITH standing AS (
      SELECT FROM bookings
      WHERE car_id = ${request.carId} AND status <> 'canceled'
        AND pickup_date <= ${request.dropoffDate}::date AND dropoff_date >= ${request.pickupDate}::date
      LIMIT 1
    ), booked AS (
      INSERT INTO bookings (
        car_id, confirmation_code, request_digest, customer_name, customer_email, customer_phone, driver_license,
        pickup_date, dropoff_date, unit_price, total_price, status, created_at
      )
      SELECT
        car.car_id, ${request.confirmationCode}, ${digest}, ${request.customerName}, ${request.customerEmail},
        ${request.customerPhone}, ${request.driverLicense}, ${request.pickupDate}::date, ${request.dropoffDate}::date,
        car.price, car.price * ${request.days}::integer, 'requested', ${now.toISOString()}::timestamptz
      FROM (
        -- The constraint decides. What stands already spares the row's lock, and a write, to those who come too late.
        SELECT car_id, price FROM cars WHERE ${offered} AND NOT EXISTS (SELECT FROM standing) FOR SHARE
      ) AS car
      ON CONFLICT DO NOTHING
      RETURNING id
    )
    SELECT
      (SELECT id FROM booked) AS id,
      EXISTS (SELECT FROM standing) AND EXISTS (SELECT FROM cars WHERE ${offered})
        AND NOT EXISTS (SELECT FROM bookings WHERE confirmation_code = ${request.confirmationCode}) AS "isTaken"`.execute(
    database,
  );
  return rows[0] as Attempt;
}

/** Fingerprint of all that the visitor sent. */
function digestOf(request: BookingRequest): string {
  const sorted = Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1));
  return hash('sha256', JSON.stringify(sorted), 'base64url');
}
