import { hash } from 'node:crypto';
import {
  type BookingRequest,
  countRentalDays,
  describeRangeProblem,
  findRangeProblem,
  type RentalSettings,
  requestIdentity,
  totalPrice,
} from 'shared-kit/domain';
import type { Database } from '../database/database.ts';
import type { WireEntity } from '../entities/entity-definition.ts';
import { getEntities } from '../entities/read-entities.ts';
import { type FieldProblems, invalid } from '../http/problems.ts';
import { grantAccess } from '../my-bookings/device-bookings.ts';
import type { Services } from '../services.ts';
import {
  bookingDeleted,
  carGone,
  carUnavailable,
  codeTaken,
  priceChanged,
  type RentalAmounts,
} from './booking-problems.ts';
import { BOOKINGS_ENTITY } from './bookings-entity.ts';
import { findConflicts } from './find-conflicts.ts';
import { insertBooking } from './insert-booking.ts';

/**
 * Creates a booking with status `requested`, or returns the booking of an identical earlier request: the confirmation code
 * is the idempotency key, so a request can be retried at any time (docs/rules.md#booking-a-car).
 * @param device digest of the browser's token, which may see the booking
 * @throws ApiProblem 400 for dates that cannot be rented, 404 for a car that is not on sale,
 *   409 `price_changed`, `car_unavailable` or `confirmation_code_taken`
 */
export async function createBooking(services: Services, request: BookingRequest, device?: string): Promise<WireEntity> {
  const { database, clock, site } = services;
  const digest = digestOf(request);
  const problems = findDateProblems(request, clock(), site);
  const days = countRentalDays(request.pickupDate, request.dropoffDate);
  const isBookable = Object.keys(problems).length === 0 && isAgreed(request, amountsOf(request.unitPrice, days));
  // Optimistic: the conflicts are read only when the insert fails.
  const booked = isBookable && (await insertBooking(services, request, digest, device));
  if (booked) {
    services.outbox.wake();
    return booked;
  }

  const { earlier, price } = await findConflicts(database, request);
  if (earlier && earlier.digest !== digest) throw codeTaken();
  if (earlier) {
    if (device) await grantAccess(database, device, earlier.id);
    return await getBooking(database, earlier.id);
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
  if (price === undefined) throw carGone();
  const amounts = amountsOf(price, days);
  throw isAgreed(request, amounts) ? carUnavailable() : priceChanged(amounts);
}

/** Returns why the dates cannot be rented now, by field; empty when they can. */
function findDateProblems(request: BookingRequest, now: Date, rental: RentalSettings): FieldProblems {
  const problem = findRangeProblem({ from: request.pickupDate, to: request.dropoffDate }, now, rental);
  if (!problem) return {};
  const field = problem.type === 'reversed' || problem.type === 'rental_too_long' ? 'dropoffDate' : 'pickupDate';
  return { [field]: { ...problem, message: describeRangeProblem(problem) } };
}

function amountsOf(unitPrice: number, days: number): RentalAmounts {
  return { days, unitPrice, totalPrice: totalPrice(unitPrice, days) };
}

function isAgreed(request: RentalAmounts, current: RentalAmounts): boolean {
  return (
    request.days === current.days &&
    request.unitPrice === current.unitPrice &&
    request.totalPrice === current.totalPrice
  );
}

async function getBooking(database: Database, id: number): Promise<WireEntity> {
  const [booking] = await getEntities(database, BOOKINGS_ENTITY, [id]);
  if (!booking) throw bookingDeleted();
  return booking;
}

/** Returns a digest of the request's identity. */
function digestOf(request: BookingRequest): string {
  return hash('sha256', JSON.stringify(requestIdentity(request)), 'base64url');
}
