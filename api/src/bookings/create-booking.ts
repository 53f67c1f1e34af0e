import { hash } from 'node:crypto';
import { type BookingRequest, countRentalDays, requestIdentity, totalPrice } from 'shared-kit/domain';
import type { Database } from '../database/database.ts';
import { BOOKINGS_ENTITY } from '../entities/bookings-entity.ts';
import type { WireEntity } from '../entities/entity-writer.ts';
import { getEntities } from '../entities/get-entities.ts';
import { invalid, notFound } from '../http/problems.ts';
import type { Services } from '../services.ts';
import { carGone, carUnavailable, codeTaken, type Figures, priceChanged } from './booking-problems.ts';
import { findDateProblems } from './check-booking-body.ts';
import { findObstacles, type Obstacles } from './find-obstacles.ts';
import { insertBooking } from './insert-booking.ts';
import { letRivalsWait, waitForRival } from './rivals.ts';

/**
 * Books a car as a request, or answers the booking that the same request made before: the confirmation code
 * is the idempotency key, so a lost answer can be retried at any hour.
 * @throws ApiProblem 400 for dates that cannot be rented, 404 for a car that is not offered,
 *   409 `price_changed`, `car_unavailable` or `confirmation_code_taken`
 */
export async function createBooking(services: Services, request: BookingRequest): Promise<WireEntity> {
  const { database, clock, rental } = services;
  const digest = digestOf(request);
  const range = { from: request.pickupDate, to: request.dropoffDate };
  const problems = findDateProblems(range, clock(), rental);
  const isWorthTrying = Object.keys(problems).length === 0 && isCalculated(request);
  const met = isWorthTrying ? await waitForRival(database, request) : undefined;
  if (met && isRefused(request, met)) return await repeatOrRefuse(met);
  // First of all the booking itself: it stands or inserts nothing, and why is asked only then.
  const insert = () => insertBooking(database, request, digest, clock());
  const booked = isWorthTrying && (await letRivalsWait(database, request.carId, insert));
  if (booked) return booked;
  const [obstacles] = await findObstacles(database, [request]);
  return await repeatOrRefuse(obstacles as Obstacles);

  async function repeatOrRefuse({ earlier, price }: Obstacles): Promise<WireEntity> {
    if (earlier && earlier.digest !== digest) throw codeTaken();
    if (earlier) return await getBooking(database, earlier.id);
    if (Object.keys(problems).length > 0) throw invalid(problems);
    if (price === undefined) throw carGone();
    const days = countRentalDays(request.pickupDate, request.dropoffDate);
    const figures = { days, unitPrice: price, totalPrice: totalPrice(price, days) };
    throw isAgreed(request, figures) ? carUnavailable() : priceChanged(figures);
  }
}

/** The figures follow from the days and the daily price; whether that is the car's, the statement itself asks. */
function isCalculated(request: BookingRequest): boolean {
  const { unitPrice } = request;
  const days = countRentalDays(request.pickupDate, request.dropoffDate);
  return isAgreed(request, { days, unitPrice, totalPrice: totalPrice(unitPrice, days) });
}

function isRefused({ unitPrice }: BookingRequest, { earlier, price, isTaken }: Obstacles): boolean {
  return earlier !== undefined || price !== unitPrice || isTaken;
}

function isAgreed(request: Figures, current: Figures): boolean {
  return (
    request.days === current.days &&
    request.unitPrice === current.unitPrice &&
    request.totalPrice === current.totalPrice
  );
}

async function getBooking(database: Database, id: number): Promise<WireEntity> {
  const [booking] = await getEntities(database, BOOKINGS_ENTITY, [id]);
  if (!booking) throw notFound('This booking was deleted meanwhile');
  return booking;
}

/** Fingerprint of all that the visitor sent. */
function digestOf(request: BookingRequest): string {
  return hash('sha256', JSON.stringify(requestIdentity(request)), 'base64url');
}
