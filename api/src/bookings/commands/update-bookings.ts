import { sql, type Transaction } from 'kysely';
import type { Booking } from 'shared-kit/domain';
import { hasValues } from '../../entities/has-values.ts';
import { type Row, replaceChildren, updateEntity } from '../../entities/write-entities.ts';
import { isOverlap } from '../../fleet/availability/is-overlap.ts';
import { carUnavailable } from '../../fleet/car-problems.ts';
import { lockCars } from '../../fleet/cars/lock-cars.ts';
import { findExtraUnavailable } from '../../fleet/extra-unavailable.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { noSuchEntity } from '../../platform/http/problems.ts';
import { bookingChanged } from '../booking-problems.ts';
import { BOOKING_LINES, BOOKINGS_ENTITY } from '../bookings-entity.ts';
import {
  type BookingChange,
  type BookingCommand,
  type BookingWrite,
  type CommandContext,
  STORED,
  type StoredBooking,
} from './booking-command.ts';
import { CHANGE_DETAILS } from './change-details.ts';
import { MOVE_BOOKING } from './move-booking.ts';
import { SET_STATUS } from './set-status.ts';

const COMMANDS: readonly BookingCommand[] = [MOVE_BOOKING, CHANGE_DETAILS, SET_STATUS];

/**
 * Applies changes to bookings, all or none: to each the commands whose fields it has, written as one update
 * (docs/rules.md#bookings-by-staff).
 * @throws ApiProblem 404 for a missing booking, 409 `booking_changed` when it differs from what the caller has seen, and what
 *   the commands refuse
 */
export async function updateBookings(
  transaction: Transaction<Schema>,
  changes: readonly BookingChange[],
  { today, priceStep }: Pick<CommandContext, 'today' | 'priceStep'>,
): Promise<void> {
  const ids = changes.map(({ key }) => key);
  const stored = await lockBookings(transaction, changes);
  for (const { key, conditions } of changes) await checkConditions(transaction, stored.get(key), conditions);

  // Cancels several bookings first, so that two of them can exchange their days. The history records this step too.
  if (ids.length > 1)
    await transaction.updateTable('bookings').set({ status: 'canceled' }).where('id', 'in', ids).execute();
  for (const { key, values, conditions } of changes) {
    const before = stored.get(key);
    if (!before) throw noSuchEntity(BOOKINGS_ENTITY);
    const changed = { ...before, ...values };
    const write = await planWrite({ transaction, before, changed, today, priceStep, options: conditions }, values);
    stored.set(key, { ...changed, ...write.values, ...write.columns } as StoredBooking);
    await sql`SELECT set_config('app.keep_access', ${conditions.keepAccess ? 'on' : ''}, true)`.execute(transaction);
    try {
      // With the status, which was set aside above.
      const written = { status: changed.status, ...write.values };
      await updateEntity(transaction, BOOKINGS_ENTITY, key, written, { columns: toColumns(write.columns) });
      if (write.lines) await replaceChildren(transaction, BOOKING_LINES, key, write.lines);
    } catch (error) {
      throw isOverlap(error) ? carUnavailable() : (findExtraUnavailable(error) ?? error);
    }
  }
}

async function planWrite(
  context: Parameters<BookingCommand['plan']>[0],
  values: Partial<Booking>,
): Promise<BookingWrite> {
  let write: BookingWrite = { values: {} };
  const isPriced = context.options.reprice === 'today' || context.options.adjustments !== undefined;
  for (const { fields, plan } of COMMANDS) {
    const sent = Object.fromEntries(fields.filter((name) => name in values).map((name) => [name, values[name]]));
    if (Object.keys(sent).length === 0 && !(isPriced && fields.includes('totalPrice'))) continue;
    const { values: planned, ...rest } = await plan(context, sent);
    write = { ...write, ...rest, values: { ...write.values, ...planned } };
  }
  return write;
}

/** Returns what a command writes besides fields, by column. */
function toColumns({ rulesVersion, pricedCarId, isPriceAgreed, terms }: BookingWrite['columns'] = {}): Row {
  const columns = {
    rules_version: rulesVersion,
    priced_car_id: pricedCarId,
    is_price_agreed: isPriceAgreed,
    terms,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** Returns the query of what the rules of a change read of bookings. */
export function selectStored(database: Database, ids: readonly number[]) {
  return database
    .selectFrom('bookings')
    .select(STORED)
    .where('id', 'in', [...ids])
    .where('kind', '=', 'rental')
    .$narrowType<StoredBooking>();
}

/** Locks the cars of the bookings and those that they move to, then the bookings. */
async function lockBookings(
  transaction: Transaction<Schema>,
  changes: readonly BookingChange[],
): Promise<Map<number, StoredBooking>> {
  const ids = changes.map(({ key }) => key);
  const find = selectStored(transaction, ids);
  const carIds = changes.flatMap(({ values }) => values.carId ?? []);
  await lockCars(transaction, [...(await find.execute()).map(({ carId }) => carId), ...carIds]);
  return new Map((await find.forUpdate().execute()).map((booking) => [booking.id, booking]));
}

/** @throws ApiProblem 404 for a missing booking, 409 `booking_changed` when it differs from what the caller has seen */
async function checkConditions(
  transaction: Transaction<Schema>,
  booking: StoredBooking | undefined,
  { basedOnStatus, basedOn }: BookingChange['conditions'],
): Promise<void> {
  if (!booking) throw noSuchEntity(BOOKINGS_ENTITY);
  const isChanged = basedOn && !(await hasValues(transaction, BOOKINGS_ENTITY, booking.id, basedOn));
  if ((basedOnStatus ?? booking.status) !== booking.status || isChanged) throw bookingChanged(booking.status);
}
