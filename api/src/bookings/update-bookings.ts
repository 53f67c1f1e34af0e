import { sql, type Transaction } from 'kysely';
import {
  type Booking,
  type CalendarDay,
  countRentalDays,
  describeRangeProblem,
  type LocaleCode,
  MAX_STAFF_RENTAL_DAYS,
  type QuoteLine,
} from 'shared-kit/domain';
import type { EntityChange, FieldValues } from '../entities/entity-definition.ts';
import { unwrapDate } from '../entities/parse-operand.ts';
import { getEntities } from '../entities/read-entities.ts';
import { replaceChildren, updateEntity } from '../entities/write-entities.ts';
import { findOverlaps } from '../fleet/availability/find-overlaps.ts';
import { isOverlap } from '../fleet/availability/is-overlap.ts';
import { carUnavailable } from '../fleet/car-problems.ts';
import { lockCars } from '../fleet/cars/lock-cars.ts';
import { requireCarsInFleet } from '../fleet/cars/require-cars-in-fleet.ts';
import type { Schema } from '../platform/database/schema.ts';
import { type DescribedProblem, invalid, noSuchEntity } from '../platform/http/problems.ts';
import { bookingChanged, findPriceProblem, NO_CONTACT, priceChanged, type RentalAmounts } from './booking-problems.ts';
import { BOOKING_LINES, BOOKINGS_ENTITY } from './bookings-entity.ts';
import { quoteRental } from './quote-rental.ts';
import { toE164 } from './to-e164.ts';

/** An update of a booking by staff. */
export interface BookingChange extends EntityChange {
  readonly key: number;
  readonly values: Partial<Booking>;
  /** The status and the values that the update is based on; without them it is unconditional. */
  readonly conditions: {
    readonly basedOnStatus?: Booking['status'];
    readonly basedOn?: FieldValues;
    readonly notifyCustomer?: boolean;
    /** Whether browsers that opened links to the former e-mail address keep their access. */
    readonly keepAccess?: boolean;
  };
}

/**
 * Updates bookings; any status may follow any other. Other days or another daily price make a new quote, with its lines and
 * amounts; any other change keeps them. Amounts in the request must agree.
 * @throws ApiProblem 404 for a missing booking or car, 400 for reversed dates or another code, 409 `booking_changed` when
 *   the status differs from `basedOnStatus`, 409 `price_changed`, 409 `car_unavailable` when another booking overlaps,
 *   also on leaving `canceled`
 */
export async function updateBookings(
  transaction: Transaction<Schema>,
  changes: readonly BookingChange[],
  today: CalendarDay,
): Promise<void> {
  const ids = changes.map(({ key }) => key);
  const find = transaction
    .selectFrom('bookings')
    .select(STORED)
    .where('id', 'in', ids)
    .where('kind', '=', 'rental')
    .$narrowType<StoredBooking>();
  const carIds = changes.flatMap(({ values }) => values.carId ?? []);
  await lockCars(transaction, [...(await find.execute()).map(({ carId }) => carId), ...carIds]);
  const stored = new Map((await find.forUpdate().execute()).map((booking) => [booking.id, booking]));
  const movedTo = changes.flatMap(({ key, values: { carId } }) =>
    carId === undefined || carId === stored.get(key)?.carId ? [] : carId,
  );
  await requireCarsInFleet(transaction, movedTo);
  for (const { key, conditions } of changes) await checkConditions(transaction, stored.get(key), conditions);

  // Cancels several bookings first, so that two of them can exchange their days. The history records this step too.
  if (ids.length > 1)
    await transaction.updateTable('bookings').set({ status: 'canceled' }).where('id', 'in', ids).execute();
  for (const { key, values, conditions } of changes) {
    const booking = stored.get(key);
    if (!booking) throw noSuchEntity(BOOKINGS_ENTITY);
    const changed = { ...booking, ...values };
    const isContactCleared = values.customerPhone === '' || values.customerEmail === '';
    if (isContactCleared && !changed.customerPhone && !changed.customerEmail)
      throw invalid({ customerPhone: NO_CONTACT });
    const { lines, ...amounts } = amountsOf(changed, booking, values);
    const written = { ...values, ...dialledAs(values, changed), status: changed.status, ...amounts };
    stored.set(key, { ...changed, ...written });
    const { carId, pickupDate: from, dropoffDate: to } = changed;
    // The cars are locked, so no booking can be inserted until the transaction ends.
    // Whoever has the days already keeps them, also when the car is not back.
    const takesDays = carId !== booking.carId || from !== booking.pickupDate || booking.status === 'canceled';
    const options = { exceptId: key, today: takesDays ? today : undefined };
    const conflicts =
      changed.status === 'canceled' ? [] : await findOverlaps(transaction, carId, { from, to }, options);
    if (conflicts.length > 0) throw carUnavailable(conflicts);
    await sql`SELECT set_config('app.keep_access', ${conditions.keepAccess ? 'on' : ''}, true)`.execute(transaction);
    try {
      await updateEntity(transaction, BOOKINGS_ENTITY, key, written);
      if (lines) await replaceChildren(transaction, BOOKING_LINES, key, lines);
    } catch (error) {
      throw isOverlap(error) ? carUnavailable() : error;
    }
  }
}

/** @throws ApiProblem 404 for a missing booking, 409 `booking_changed` when it differs from what the caller has seen */
async function checkConditions(
  transaction: Transaction<Schema>,
  booking: StoredBooking | undefined,
  { basedOnStatus, basedOn }: BookingChange['conditions'],
): Promise<void> {
  if (!booking) throw noSuchEntity(BOOKINGS_ENTITY);
  const isChanged = basedOn && !(await hasValues(transaction, booking.id, basedOn));
  if ((basedOnStatus ?? booking.status) !== booking.status || isChanged) throw bookingChanged(booking.status);
}

/** Returns whether a booking still has these values. */
async function hasValues(transaction: Transaction<Schema>, id: number, values: FieldValues): Promise<boolean> {
  const [stored = {}] = await getEntities(transaction, BOOKINGS_ENTITY, [id], { withChildren: true });
  return Object.entries(values).every(
    ([name, value]) => JSON.stringify(unwrapDate(stored[name]) ?? null) === JSON.stringify(unwrapDate(value) ?? null),
  );
}

/** The columns that an update reads, under their field names. */
const STORED = [
  'id',
  'status',
  'car_id as carId',
  'confirmation_code as confirmationCode',
  'pickup_date as pickupDate',
  'dropoff_date as dropoffDate',
  'unit_price as unitPrice',
  'total_price as totalPrice',
  'customer_phone as customerPhone',
  'customer_email as customerEmail',
  'locale',
] as const;
type StoredBooking = Pick<
  Booking,
  | 'id'
  | 'status'
  | 'carId'
  | 'confirmationCode'
  | 'pickupDate'
  | 'dropoffDate'
  | 'unitPrice'
  | 'totalPrice'
  | 'customerPhone'
  | 'customerEmail'
> & { readonly locale: LocaleCode | null };

const REVERSED = { type: 'reversed' } as const;
const CODE_FIXED: DescribedProblem = {
  type: 'code_fixed',
  message: 'The customer knows the booking by this code: it cannot be changed',
};
const TOO_LONG: DescribedProblem = {
  type: 'rental_too_long',
  maxDays: MAX_STAFF_RENTAL_DAYS,
  message: `A booking lasts at most ${MAX_STAFF_RENTAL_DAYS} days`,
};

/** Returns the other form of a changed phone number, or of one whose country follows a changed language; null for none. */
function dialledAs(values: Partial<Booking>, { customerPhone, locale }: StoredBooking) {
  const isChanged = values.customerPhone !== undefined || values.locale !== undefined;
  return isChanged ? { customerPhoneE164: toE164(customerPhone, locale ?? undefined) ?? null } : {};
}

/**
 * Returns the amounts of an updated booking, and its lines if they are others than before.
 * @throws ApiProblem 400, or 409 `price_changed` when other amounts were sent
 */
function amountsOf(
  changed: StoredBooking,
  before: StoredBooking,
  sent: Partial<Booking>,
): RentalAmounts & { readonly lines?: readonly QuoteLine[] } {
  const { pickupDate, dropoffDate, unitPrice, confirmationCode } = changed;
  if (dropoffDate < pickupDate)
    throw invalid({ dropoffDate: { ...REVERSED, message: describeRangeProblem(REVERSED) } });
  if (confirmationCode !== before.confirmationCode) throw invalid({ confirmationCode: CODE_FIXED });
  const priceProblem = findPriceProblem(unitPrice);
  if (priceProblem) throw invalid({ unitPrice: priceProblem });
  const days = countRentalDays(pickupDate, dropoffDate);
  if (days > MAX_STAFF_RENTAL_DAYS) throw invalid({ dropoffDate: TOO_LONG });
  const isRepriced =
    pickupDate !== before.pickupDate || dropoffDate !== before.dropoffDate || unitPrice !== before.unitPrice;
  const amounts = isRepriced ? quoteRental(changed, unitPrice) : { days, unitPrice, totalPrice: before.totalPrice };
  const isAgreed = (sent.days ?? days) === days && (sent.totalPrice ?? amounts.totalPrice) === amounts.totalPrice;
  if (!isAgreed) throw priceChanged(amounts);
  return amounts;
}
