import { sql } from 'kysely';
import {
  agencyInstant,
  agencyToday,
  type BookingStatus,
  type CalendarDay,
  createConfirmationCode,
  type LocaleCode,
} from 'shared-kit/domain';
import { insertPastBookings, type PastBooking } from '../bookings/commands/insert-past-bookings.ts';
import { digestOfDocument } from '../customers/customer-documents.ts';
import { toE164 } from '../customers/to-e164.ts';
import { rowsOf } from '../entities/write-entities.ts';
import type { Database } from '../platform/database/database.ts';
import { batchesOf, type ImportRow, newRows, refuse } from './import-row.ts';
import type { ImportRules } from './import-rules.ts';

const ROWS_PER_LOOKUP = 1_000;
/** Longer ones are mistyped years. */
const MAX_DAYS = 366;
const DAY_MS = 86_400_000;

/** What a file says of a booking; the car is a number plate, the id or the name of one. */
type Values = Partial<PastBooking> &
  Pick<PastBooking, 'carId' | 'customerName' | 'pickupDate' | 'dropoffDate' | 'totalPrice'>;

/** A booking is recognized by its number in the program before, or by its confirmation code. */
export const BOOKING_IMPORT: ImportRules = {
  tables: ['bookings', 'booking_lines', 'customers', 'customer_documents'],

  async check(services, database, rows) {
    refuseDates(rows);
    for (const batch of batchesOf(newRows(rows), ROWS_PER_LOOKUP)) await recognize(database, batch);
    refuseRepeated(rows);
    await findCars(database, newRows(rows));
    const today = agencyToday(services.clock(), services.site.timeZone);
    const taking = newRows(rows).filter((row) => statusOf(row.values as Values, today) !== 'canceled');
    refuseOverlaps(taking);
    for (const batch of batchesOf(newRows(taking), ROWS_PER_LOOKUP)) await refuseTakenDays(database, batch);
  },

  async write({ authSecret, clock, site: { timeZone } }, transaction, rows) {
    const today = agencyToday(clock(), timeZone);
    const codes = await freeCodes(transaction, rows.length);
    const bookings = rows.map(({ values }, index): PastBooking => {
      const booking = values as Values;
      const phone = booking.customerPhone ?? '';
      const dialled = toE164(phone, booking.locale as LocaleCode | undefined);
      return {
        ...booking,
        confirmationCode: booking.confirmationCode ?? (codes[index] as string),
        customerPhone: phone,
        customerEmail: booking.customerEmail ?? '',
        driverLicense: booking.driverLicense ?? '',
        ...(dialled && { customerPhoneE164: dialled }),
        status: statusOf(booking, today),
        createdAt: booking.createdAt ?? agencyInstant(booking.pickupDate, '00:00', timeZone).toISOString(),
      };
    });
    const ids = await insertPastBookings(transaction, bookings);
    const licences = bookings.flatMap(({ driverLicense, createdAt }, index) => {
      const stored = digestOfDocument(driverLicense, authSecret);
      return stored
        ? [{ id: ids[index], digest: stored.digest, last_characters: stored.lastCharacters, created_at: createdAt }]
        : [];
    });
    await sql`
      INSERT INTO customer_documents (customer_id, kind, digest, last_characters, created_at)
      SELECT bookings.customer_id, 'licence', digest, last_characters, written.created_at
      FROM ${rowsOf({ table: 'customer_documents' }, licences)} AS written JOIN bookings USING (id)
      ON CONFLICT DO NOTHING`.execute(transaction);
  },
};

/** A booking without a status is over when its days are; one that should be out or to come is reserved. */
function statusOf({ status, dropoffDate }: Values, today: CalendarDay): BookingStatus {
  return status ?? (dropoffDate < today ? 'returned' : 'reserved');
}

function refuseDates(rows: readonly ImportRow[]): void {
  for (const row of newRows(rows)) {
    const { pickupDate, dropoffDate, confirmationCode, formerNumber } = row.values as Values;
    const days = (Date.parse(dropoffDate) - Date.parse(pickupDate)) / DAY_MS + 1;
    if (days < 1) refuse(row, 'dropoffDate', { type: 'reversed' });
    else if (days > MAX_DAYS) refuse(row, 'dropoffDate', { type: 'rental_too_long', maxDays: MAX_DAYS });
    if (!confirmationCode && !formerNumber) refuse(row, 'formerNumber', { type: 'required' });
  }
}

/** Marks the rows of bookings that are there already. */
async function recognize(database: Database, rows: readonly ImportRow[]): Promise<void> {
  const of = (name: 'confirmationCode' | 'formerNumber') =>
    rows.flatMap(({ values }) => (values[name] ? [String(values[name])] : []));
  const { rows: found } = await sql<{ code: string; number: string | null }>`
    SELECT confirmation_code AS code, former_number AS number FROM bookings WHERE confirmation_code = ANY(${of('confirmationCode')}::text[])
    UNION SELECT confirmation_code, former_number FROM bookings WHERE former_number = ANY(${of('formerNumber')}::text[])`.execute(
    database,
  );
  const known = new Map(found.flatMap(({ code, number }) => [[code, code] as const, [`# ${number}`, code] as const]));
  for (const row of rows) {
    const label = known.get(String(row.values.confirmationCode)) ?? known.get(`# ${row.values.formerNumber}`);
    if (label) row.known = { label };
  }
}

/** Refuses rows with the number or code of a row before. */
function refuseRepeated(rows: readonly ImportRow[]): void {
  for (const name of ['formerNumber', 'confirmationCode']) {
    const first = new Map<unknown, number>();
    for (const row of newRows(rows)) {
      const before = first.get(row.values[name]);
      if (before !== undefined) refuse(row, name, { type: 'row_repeated', row: before });
      else if (row.values[name] !== undefined) first.set(row.values[name], row.number);
    }
  }
}

interface FoundCar {
  readonly id: string;
  readonly plate: string | null;
  readonly name: string;
  readonly archived: boolean;
}

/** Replaces what rows say of their cars by the ids. Sold cars count, after those of the fleet. */
async function findCars(database: Database, rows: readonly ImportRow[]): Promise<void> {
  const words = [...new Set(rows.map(({ written: { carId = '' } }) => carId))];
  const { rows: cars } = await sql<FoundCar>`
    SELECT car_id AS id, fold_plate(plate) AS plate, fold_text(name) AS name, archived FROM cars
    ORDER BY archived DESC, position DESC`.execute(database);
  const { rows: folded } = await sql<{ word: string; plate: string; name: string }>`
    SELECT word, fold_plate(word) AS plate, fold_text(word) AS name FROM unnest(${words}::text[]) AS word`.execute(
    database,
  );
  // Later ones replace earlier ones.
  const byId = new Map(cars.flatMap(({ id, plate }) => [...(plate ? [[plate, id] as const] : []), [id, id] as const]));
  const byName = new Map<string, string[]>();
  for (const { id, name, archived } of cars) if (!archived) byName.set(name, [...(byName.get(name) ?? []), id]);
  const found = new Map(
    folded.map(({ word, plate, name }) => {
      const id = byId.get(plate) ?? byId.get(word);
      return [word, id ? [id] : (byName.get(name) ?? [])] as const;
    }),
  );
  for (const row of rows) {
    const [id, ...others] = found.get(row.written.carId ?? '') ?? [];
    if (id === undefined) refuse(row, 'carId', { type: 'car_unknown' });
    else if (others.length > 0) refuse(row, 'carId', { type: 'car_ambiguous' });
    else row.values = { ...row.values, carId: id };
  }
}

/** Refuses rows whose car has days in common with a row before, by the days; sorted, the last end tells. */
function refuseOverlaps(rows: readonly ImportRow[]): void {
  const sorted = [...rows].sort((one, other) => {
    const [a, b] = [one.values as Values, other.values as Values];
    return compare(a.carId, b.carId) || compare(a.pickupDate, b.pickupDate) || one.number - other.number;
  });
  let last: ImportRow | undefined;
  for (const row of sorted) {
    const [before, own] = [last?.values as Values | undefined, row.values as Values];
    if (before?.carId === own.carId && before.dropoffDate >= own.pickupDate)
      refuse(row, 'pickupDate', { type: 'row_overlaps', row: last?.number ?? 0 });
    if (before?.carId !== own.carId || before.dropoffDate < own.dropoffDate) last = row;
  }
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Refuses rows whose car is booked or blocked on some of the days. */
async function refuseTakenDays(database: Database, rows: readonly ImportRow[]): Promise<void> {
  const asked = rows.map(({ values }, place) => {
    const { carId, pickupDate, dropoffDate } = values as Values;
    return { place, car: carId, first: pickupDate, last: dropoffDate };
  });
  const { rows: taken } = await sql<{ place: number; code: string | null; from: string; to: string }>`
    SELECT place, taken.code, taken.first AS from, taken.last AS to
    FROM json_to_recordset(${JSON.stringify(asked)}) AS asked (place int, car text, first date, last date),
      LATERAL (
        SELECT confirmation_code AS code, greatest(pickup_date, car_since)::text AS first, dropoff_date::text AS last FROM bookings
        WHERE car_id = asked.car AND status <> 'canceled'
          AND daterange(least(greatest(pickup_date, car_since), dropoff_date), dropoff_date, '[]') && daterange(asked.first, asked.last, '[]')
        ORDER BY pickup_date LIMIT 1
      ) AS taken`.execute(database);
  for (const { place, code, from, to } of taken)
    refuse(rows[place] as ImportRow, 'pickupDate', { type: 'days_taken', code: code ?? '', from, to });
}

/** Returns codes that no booking has. */
async function freeCodes(database: Database, count: number): Promise<readonly string[]> {
  const codes = new Set<string>();
  while (codes.size < count) {
    while (codes.size < count) codes.add(createConfirmationCode());
    const { rows } = await sql<{ code: string }>`
      SELECT confirmation_code AS code FROM bookings WHERE confirmation_code = ANY(${[...codes]}::text[])`.execute(
      database,
    );
    for (const { code } of rows) codes.delete(code);
  }
  return [...codes];
}
