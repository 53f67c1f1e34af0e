import { sql, type Transaction } from 'kysely';
import {
  type AgreedRates,
  agencyToday,
  type CalendarDay,
  countRentalDays,
  earlierKilometers,
  type HandoverValues,
  hasPermission,
  isAway,
  missingForSigning,
  returnCharges,
  toCents,
} from 'shared-kit/domain';
import { bookingChanged } from '../bookings/booking-problems.ts';
import type { StoredBooking } from '../bookings/commands/booking-command.ts';
import { selectStored, updateBookings } from '../bookings/commands/update-bookings.ts';
import { TO_FLAGGED, WITHOUT_PAPERS } from '../bookings/erasure/erase-bookings.ts';
import { readAgreedRates } from '../bookings/read-agreed-rates.ts';
import { keepDocument, type NewCustomerDocument } from '../customers/customer-documents.ts';
import { findKnownCustomers } from '../customers/read-customers.ts';
import type { Caller } from '../entities/entity-definition.ts';
import { readPaperGaps } from '../fleet/papers/read-vehicles.ts';
import type { AgencyClock } from '../platform/database/agency-day-sql.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Schema, StoredSignature } from '../platform/database/schema.ts';
import { type DescribedProblem, type FieldProblems, forbiddenRole, invalid } from '../platform/http/problems.ts';
import type { Services } from '../platform/services.ts';
import { type LockedHandover, lockHandover } from './change-handover.ts';
import { chargesChanged, customerFlagged, handoverSigned, noSuchHandover, papersMissing } from './handover-problems.ts';
import type { Charge, Signing } from './handover-schemas.ts';
import { readSignedLegs } from './read-signed-legs.ts';

const REQUIRED: DescribedProblem = { type: 'required', message: 'is needed before it is signed' };
const NO_SIGNATURE: DescribedProblem = { type: 'no_signature', message: 'are no signature' };
const NO_REASON: DescribedProblem = { type: 'required', message: 'is needed to change or drop what is proposed' };

/**
 * Signs a hand-over, which then stays as it is, with the status of the booking, the charges of a return and its paper
 * (docs/rules.md#hand-over-and-return). The same signing again has no effect.
 * @throws ApiProblem 400 for what is missing, 404, 409 `handover_signed` for another signing, `charges_changed`, `booking_changed` when
 *   the booking is canceled, is back, or has another car, `papers_missing` without valid papers and an owner's reason
 */
export async function signHandover(
  services: Services,
  id: string,
  signing: Signing,
  { actor, role }: Caller,
): Promise<void> {
  const { database, clock, site, papers, outbox, authSecret } = services;
  const now = clock();
  const today = agencyToday(now, site.timeZone);
  const by = typeof actor === 'number' ? actor : null;
  await inTransaction(
    database,
    async (transaction) => {
      const handover = await lockHandover(transaction, id);
      const { charges = [], continues = false, papersReason, override, ...signed } = signing;
      if (handover.signature && isSame(handover.signature, signed)) return;
      if (handover.signed_at !== null) throw handoverSigned();
      refuseIncomplete(handover.values, signing);

      const booking = await selectStored(transaction, [handover.booking_id]).executeTakeFirst();
      if (!booking) throw noSuchHandover();
      const { status, carId } = booking;
      const isPickup = handover.direction === 'pickup';
      if (status === 'canceled' || (isPickup && (status === 'returned' || carId !== handover.car_id)))
        throw bookingChanged(status);
      // First: a flag is found by what the driver shows now, too.
      for (const document of documentsIn(handover.values))
        await keepDocument(transaction, { bookingId: booking.id }, document, { secret: authSecret, now, account: by });
      if (isPickup) {
        await refuseWithoutPapers(transaction, booking, { today, reason: papersReason, role });
        await refuseFlagged(transaction, booking, { override, role, clock: { timeZone: site.timeZone, now } });
      } else {
        const agreed = await readAgreedRates(transaction, booking, site.priceStep);
        await refuseOtherCharges(transaction, { handover, booking, agreed, today, continues }, charges);
        await insertCharges(transaction, handover, charges, { at: now.toISOString(), by });
      }
      const { place } = handover.values;
      const signature: StoredSignature = { ...signed, ...(place && { place }) };
      await transaction
        .updateTable('handovers')
        .set({ signed_at: now.toISOString(), signed_by: by, signature: JSON.stringify(signature) })
        .where('id', '=', id)
        .execute();
      // Before an early return shortens the booking: the sheet has the days that its charges are of.
      await (isPickup ? papers.agreement(transaction, id) : papers.returnSheet(transaction, id));
      const values = isPickup ? statusOut(booking) : continues ? { status: 'reserved' as const } : back(booking, today);
      const change = { key: booking.id, values, conditions: { basedOnStatus: status, keepsTotal: true } };
      if (Object.keys(values).length > 0)
        await updateBookings(transaction, [change], { today, priceStep: site.priceStep });
      if ('dropoffDate' in values) await keepKilometers(transaction, booking);
      if (!isPickup && continues) await takeCarSince(transaction, booking.id, today);
      await countKilometers(transaction, handover);
    },
    actor,
  );
  // The e-mail with the paper.
  outbox.wake();
}

/**
 * Hands no car over to a flagged customer, unless an owner says why (docs/rules.md#do-not-rent).
 * @throws ApiProblem 409 `customer_flagged`, 403 for the reason of somebody else
 */
async function refuseFlagged(
  transaction: Transaction<Schema>,
  booking: StoredBooking,
  { override, role, clock }: { override?: string | undefined; role: Caller['role']; clock: AgencyClock },
): Promise<void> {
  const [customer] = await findKnownCustomers(transaction, { bookingId: booking.id }, clock);
  if (!customer || customer.flags.length === 0) return;
  if (override === undefined) throw customerFlagged();
  if (!hasPermission(role, 'customers.override')) throw forbiddenRole();
  await recordReason(transaction, booking, TO_FLAGGED, override);
}

/** Keeps in the booking's history why an owner went on; an erasure removes it. */
async function recordReason(
  transaction: Transaction<Schema>,
  { id, carId }: StoredBooking,
  field: string,
  reason: string,
): Promise<void> {
  const change = JSON.stringify({ [field]: [null, reason] });
  await sql`SELECT record_event('CarsBooking', ${String(id)}, ${carId}, ${change}::jsonb)`.execute(transaction);
}

/** The papers of the driver, which the customer is known by from then on (docs/rules.md#documents-of-customers). */
function documentsIn({
  licenseNumber = '',
  licenseExpiry,
  licenseCountry,
  idNumber = '',
  idExpiry,
}: HandoverValues): readonly NewCustomerDocument[] {
  return [
    { kind: 'licence', number: licenseNumber, expiresOn: licenseExpiry, country: licenseCountry },
    { kind: 'id', number: idNumber, expiresOn: idExpiry },
  ];
}

interface PapersCheck {
  readonly role: Caller['role'] | undefined;
  readonly today: CalendarDay;
  readonly reason: string | undefined;
}

/** @throws ApiProblem 409 `papers_missing` without a reason, 403 unless it is an owner's (docs/rules.md#papers-of-cars) */
async function refuseWithoutPapers(
  transaction: Transaction<Schema>,
  booking: StoredBooking,
  { today, reason, role }: PapersCheck,
): Promise<void> {
  const gaps = await readPaperGaps(transaction, booking, today);
  if (gaps.length === 0) return;
  if (reason === undefined) throw papersMissing(gaps);
  if (!hasPermission(role, 'vehiclePapers.override')) throw forbiddenRole();
  await recordReason(transaction, booking, WITHOUT_PAPERS, reason);
}

function isSame({ place: _, ...stored }: StoredSignature, signed: StoredSignature): boolean {
  return (
    Object.keys(stored).length === Object.keys(signed).length &&
    Object.entries(stored).every(
      ([name, value]) => JSON.stringify(value) === JSON.stringify(signed[name as keyof StoredSignature]),
    )
  );
}

function refuseIncomplete(values: HandoverValues, { strokes, charges = [] }: Signing): void {
  const missing = missingForSigning(values, strokes).map((name): [string, DescribedProblem] =>
    name === 'signature' ? ['strokes', NO_SIGNATURE] : [name, REQUIRED],
  );
  const unexplained = charges.flatMap(({ proposedAmount, amount, dropped, reason }, index) => {
    const isChanged = dropped || (proposedAmount !== undefined && proposedAmount !== amount);
    return isChanged && !reason?.trim() ? [[`charges.${index}.reason`, NO_REASON] as const] : [];
  });
  const problems: FieldProblems = Object.fromEntries([...missing, ...unexplained]);
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

const statusOut = ({ status }: StoredBooking) => (isAway(status) ? {} : { status: 'out' as const });

/** The next car takes the days that remain (docs/rules.md#another-car-during-a-rental). */
async function takeCarSince(transaction: Transaction<Schema>, id: number, today: CalendarDay): Promise<void> {
  await transaction.updateTable('bookings').set({ car_since: today }).where('id', '=', id).execute();
}

/** An early return ends the booking today, so that the car is free from tomorrow. */
function back({ status, pickupDate, dropoffDate }: StoredBooking, today: CalendarDay) {
  if (status === 'returned') return {};
  const isEarly = pickupDate <= today && today < dropoffDate;
  return { status: 'returned' as const, ...(isEarly && { dropoffDate: today }) };
}

/** The kilometers that were agreed stay included when the return has ended the rental before its last day. */
async function keepKilometers(
  transaction: Transaction<Schema>,
  { id, terms, pickupDate, dropoffDate }: StoredBooking,
): Promise<void> {
  if (terms?.kmPerDay === undefined) return;
  const agreed = JSON.stringify({ ...terms, kmDays: countRentalDays(pickupDate, dropoffDate) });
  await sql`UPDATE bookings SET terms = ${agreed}::jsonb WHERE id = ${id}`.execute(transaction);
}

/** The car has the kilometers of its last protocol, unless a later one is known already. */
async function countKilometers(transaction: Transaction<Schema>, { car_id, values }: LockedHandover): Promise<void> {
  const { kilometers = 0 } = values;
  await transaction
    .updateTable('cars')
    .set({ mileage: kilometers })
    .where('car_id', '=', car_id)
    .where((where) => where.or([where('mileage', 'is', null), where('mileage', '<', kilometers)]))
    .execute();
}

interface Returned {
  readonly handover: LockedHandover;
  readonly booking: StoredBooking;
  readonly agreed: AgreedRates | undefined;
  readonly today: CalendarDay;
  readonly continues: boolean;
}

/** @throws ApiProblem 409 `charges_changed` unless the charges answer just what is proposed now */
async function refuseOtherCharges(
  transaction: Transaction<Schema>,
  { handover, booking, agreed, today, continues }: Returned,
  charges: readonly Charge[],
): Promise<void> {
  const legs = await readSignedLegs(transaction, booking.id);
  const proposed = returnCharges({
    pickup: legs.findLast(({ carId, direction }) => direction === 'pickup' && carId === handover.car_id)?.values,
    return: handover.values,
    booking,
    agreed,
    terms: booking.terms ?? undefined,
    today,
    continues,
    kilometersBefore: earlierKilometers(legs),
  });
  const answered = charges.flatMap(({ kind, proposedAmount }) =>
    proposedAmount === undefined ? [] : `${kind} ${toCents(proposedAmount)}`,
  );
  const expected = proposed.map(({ kind, amount }) => `${kind} ${amount}`);
  if (answered.sort().join() !== expected.sort().join()) throw chargesChanged();
}

async function insertCharges(
  transaction: Transaction<Schema>,
  { id, booking_id }: LockedHandover,
  charges: readonly Charge[],
  { at, by }: { readonly at: string; readonly by: number | null },
): Promise<void> {
  // New damage that costs nothing is no charge.
  const stored = charges.filter(({ amount, proposedAmount }) => amount > 0 || proposedAmount !== undefined);
  if (stored.length === 0) return;
  await transaction
    .insertInto('booking_charges')
    .values(
      stored.map(({ kind, label, quantity, unitAmount, amount, proposedAmount, reason, dropped = false }) => ({
        booking_id,
        handover_id: id,
        kind,
        label,
        quantity,
        unit_amount: unitAmount,
        amount,
        proposed_amount: proposedAmount ?? null,
        reason: reason?.trim() || null,
        dropped,
        created_at: at,
        created_by: by,
      })),
    )
    .execute();
}
