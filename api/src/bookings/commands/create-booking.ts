import { hash } from 'node:crypto';
import { sql } from 'kysely';
import {
  agencyToday,
  type BookingRequest,
  findRateProblems,
  NO_CAR_RATES,
  ratesOf,
  requestIdentity,
} from 'shared-kit/domain';
import type { Caller, Role, WireEntity } from '../../entities/entity-definition.ts';
import { getEntities } from '../../entities/read-entities.ts';
import { findFreeTwin } from '../../fleet/availability/find-free-twin.ts';
import { findOverlaps } from '../../fleet/availability/find-overlaps.ts';
import { carGone, carUnavailable } from '../../fleet/car-problems.ts';
import { findCarPrice } from '../../fleet/prices/find-priced-car.ts';
import { knownPriceRules, readPriceRules } from '../../fleet/prices/read-price-rules.ts';
import type { Database } from '../../platform/database/database.ts';
import { type DescribedProblem, type FieldProblems, invalid } from '../../platform/http/problems.ts';
import type { Services } from '../../platform/services.ts';
import {
  bookingDeleted,
  codeTaken,
  findPriceProblem,
  NO_CONTACT,
  priceChanged,
  type RentalAmounts,
  requestLimit,
} from '../booking-problems.ts';
import { BOOKINGS_ENTITY } from '../bookings-entity.ts';
import { isOverRequestLimitSql } from '../is-over-request-limit-sql.ts';
import { grantAccess } from '../my-bookings/device-bookings.ts';
import { quoteRental } from '../quote-rental.ts';
import { allowedDays, identifyRequester } from '../requester.ts';
import type { BookingCreation } from './booking-bodies.ts';
import { describeRateProblems } from './describe-rate-problems.ts';
import { findDateProblems } from './find-date-problems.ts';
import { findEarlierBooking } from './find-earlier-booking.ts';
import { insertBooking } from './insert-booking.ts';
import { termsOrNone } from './plan-price.ts';

/** Who books. */
export interface Booker extends Caller {
  /** Digest of a visitor's browser, which may see the booking later. */
  readonly device?: string;
  /** Key of a visitor's address, see `clientKey`. */
  readonly client?: string;
}

/**
 * Creates a booking with status `requested`, or returns the booking of an identical earlier request: the confirmation code
 * is the idempotency key, so a request can be retried at any time (docs/rules.md#booking-a-car). With `anyOfOffer` a free
 * car of the offer takes the place of one that is taken. With options of staff their rules hold
 * (docs/rules.md#bookings-by-staff).
 * @throws ApiProblem 400 for dates that cannot be rented, and for an agreed price without a reason, 404 for a car that is
 *   not on sale, 409 `price_changed`, `car_unavailable`, `request_limit` or
 *   `confirmation_code_taken`
 */
export async function createBooking(
  services: Services,
  creation: BookingCreation,
  booker: Booker = {},
): Promise<WireEntity> {
  const { staff, anyOfOffer, ...content } = creation;
  const { device, client, role } = booker;
  const { database, clock, site } = services;
  const request = staff ? { ...NO_DETAILS, ...content } : content;
  const digest = digestOf(request);
  const today = agencyToday(clock(), site.timeZone);
  // Optimistic: the insert fails when the rules are others by now, and only then they are read again.
  const { version, rules } = await knownPriceRules(database);
  const priced = version > 0 ? await findCarPrice(database, request.carId) : undefined;
  const rates = priced && ratesOf(rules, priced, site.priceStep);
  const isPriceAgreed = staff?.priceReason !== undefined && request.unitPrice !== priced?.price;
  const problems = {
    ...describeRateProblems(findRateProblems(rangeOf(request), request, rates ?? NO_CAR_RATES, today), staff),
    ...findDateProblems(request, clock(), site, staff),
    ...(staff && findStaffProblems(request)),
  };
  const asked = quoteRental(request, { unitPrice: request.unitPrice, rates, isAgreedPrice: isPriceAgreed });
  const isBookable = Object.keys(problems).length === 0 && isAgreed(request, asked);
  // Optimistic: the conflicts are read only when the insert fails.
  const requester =
    !staff && device && client ? identifyRequester(request, { device, client }, services.authSecret) : undefined;
  const allowed = services.requestLimitDays === undefined ? undefined : allowedDays(services.requestLimitDays);
  const origin = {
    ...staff,
    lines: asked.lines,
    rulesVersion: version,
    type: priced?.type,
    rentalTerms: rates ? termsOrNone(rates) : null,
    isPriceAgreed,
    digest,
    device,
    isByStaff: staff !== undefined,
    requester,
    allowed,
  };
  const book = async (carId: string) => {
    const inserted = await insertBooking(services, { ...request, carId }, origin);
    if (inserted) services.outbox.wake();
    return inserted;
  };
  const booked = isBookable && (await book(request.carId));
  if (booked) return booked;

  const { earlier, car, rulesVersion } = await findEarlierBooking(database, request, staff !== undefined);
  if (earlier && earlier.digest !== digest) throw codeTaken();
  if (earlier) {
    if (device) await grantAccess(database, device, earlier.id, 'booked');
    return await getBooking(database, earlier.id, role ? 'staff' : 'customer');
  }
  if (rulesVersion !== version) {
    await readPriceRules(database);
    return await createBooking(services, creation, booker);
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
  if (car === undefined) throw carGone();
  if (staff && request.unitPrice !== car.price && staff.priceReason === undefined)
    throw invalid({ priceReason: NO_REASON });
  const offered =
    staff && request.unitPrice !== car.price
      ? asked
      : quoteRental(request, { unitPrice: car.price, rates: rates && ratesOf(rules, car, site.priceStep) });
  if (!isAgreed(request, offered)) throw priceChanged(offered);
  const { carId, pickupDate: from, dropoffDate: to } = request;
  const isOverLimit = requester && allowed && (await isOver(database, requester, allowed, asked.days, today));
  if (isOverLimit) throw requestLimit(Number(services.requestLimitDays));
  const twin = anyOfOffer && (await findFreeTwin(database, carId, { from, to }, today, rules, site.priceStep));
  // If somebody else was faster here too, everything is read again.
  if (twin) return (await book(twin)) ?? (await createBooking(services, creation, booker));
  throw carUnavailable(role && (await findOverlaps(database, carId, { from, to }, { today })));
}

async function isOver(database: Database, ...asked: Parameters<typeof isOverRequestLimitSql>): Promise<boolean> {
  const { rows } = await sql<{ isOver: boolean }>`SELECT ${isOverRequestLimitSql(...asked)} AS "isOver"`.execute(
    database,
  );
  return rows[0]?.isOver ?? false;
}

const rangeOf = ({ pickupDate: from, dropoffDate: to }: BookingRequest) => ({ from, to });

/** Values of the fields that staff may omit. */
const NO_DETAILS = { customerEmail: '', customerPhone: '', driverLicense: '' };

const NO_REASON: DescribedProblem = {
  type: 'required',
  message: "Another price than the car's needs a reason",
};

/** Returns the problems of a booking by staff other than those of its days. */
function findStaffProblems({ unitPrice, customerPhone, customerEmail }: BookingRequest): FieldProblems {
  const priceProblem = findPriceProblem(unitPrice);
  return {
    ...(priceProblem && { unitPrice: priceProblem }),
    ...(!customerPhone && !customerEmail && { customerPhone: NO_CONTACT }),
  };
}

function isAgreed(request: RentalAmounts, current: RentalAmounts): boolean {
  return (
    request.days === current.days &&
    request.unitPrice === current.unitPrice &&
    request.totalPrice === current.totalPrice
  );
}

async function getBooking(database: Database, id: number, role: Role): Promise<WireEntity> {
  const [booking] = await getEntities(database, BOOKINGS_ENTITY, [id], { role });
  if (!booking) throw bookingDeleted();
  return booking;
}

/** Returns a digest of the request's identity. */
function digestOf(request: BookingRequest): string {
  return hash('sha256', JSON.stringify(requestIdentity(request)), 'base64url');
}
