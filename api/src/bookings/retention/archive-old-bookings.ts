import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { agencyToday } from 'shared-kit/domain';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { ERASED_DIGEST, eraseBookings } from '../erasure/erase-bookings.ts';

const FACT = 'retention';
/** Bookings that one step looks at. They are read by key, so a step takes the same time in a large table. */
const WINDOW = 1_000;
/** Bookings that one transaction erases, within the time limit of a statement. */
const BATCH = 50;
/** Steps of a call; the clean-up calls once a minute. */
const STEPS = 4;
/** Longer than any line of the archive. */
const TAIL_BYTES = 1_048_576;

/** How far the job is: it begins again each day. */
interface RetentionState {
  readonly day: string;
  /** The last booking that was looked at; absent when the day's work is done. */
  readonly after?: number;
}

type RetentionServices = Pick<Services, 'database' | 'site' | 'outboxDir' | 'documentStore' | 'bookingRetention'>;

/**
 * Archives the bookings that are older than the owner's rule to a file, then removes their customers, as an erasure does
 * (docs/rules.md#retention-of-bookings). It does a little in each call and goes on where it was, so it can be stopped at any time.
 * @returns the number of bookings
 */
export async function archiveOldBookings(services: RetentionServices, now: Date): Promise<number> {
  const { database, site, bookingRetention } = services;
  if (!bookingRetention) return 0;
  const day = agencyToday(now, site.timeZone);
  const limit = `${Number(day.slice(0, 4)) - bookingRetention.years}${day.slice(4)}`.replace('-02-29', '-02-28');
  let count = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const state = await readState(database);
    const after = state?.day === day ? state.after : 0;
    if (after === undefined) break;
    const { ids, last } = await findOldBookings(database, after, limit, day);
    // Another server may have taken this step. Bookings of a step that is interrupted are archived again on the next day.
    if (!(await takeStep(database, state, { day, ...(last !== undefined && { after: last }) }))) break;
    if (ids.length === 0) continue;
    await appendToArchive(database, ids, bookingRetention.folder);
    await eraseBookings(services, ids);
    count += ids.length;
  }
  return count;
}

/**
 * Returns the ids of bookings after `after` that ended before `limit` and have no open balance and no fine that may need them, and the
 * last id that was looked at; undefined when there are no more.
 */
async function findOldBookings(database: Database, after: number, limit: string, today: string) {
  const { rows } = await sql<{ id: number; isOld: boolean }>`
    SELECT id, status IN ('returned', 'canceled') AND dropoff_date < ${limit}::date AND request_digest <> ${ERASED_DIGEST} AND (
        SELECT (open = 0 OR NOT is_recorded) AND held = 0 FROM booking_balance(looked.id)
      ) AND NOT EXISTS (
        SELECT FROM fines WHERE booking_id = looked.id AND (status = 'contested'
          OR deadline >= ${today}::date AND status IN ('open', 'named', 'charged') OR deadline IS NULL AND status = 'open')
      ) AS "isOld"
    FROM (
      SELECT id, status, dropoff_date, request_digest FROM bookings WHERE id > ${after} AND kind = 'rental' ORDER BY id LIMIT ${WINDOW}
    ) AS looked ORDER BY id`.execute(database);
  const old = rows.filter(({ isOld }) => isOld).map(({ id }) => id);
  const ids = old.slice(0, BATCH);
  return { ids, last: old.length > BATCH ? ids.at(-1) : rows.at(-1)?.id };
}

/** Appends bookings with all that belongs to them, a line of JSON each, to the file of their year. They are on the disk afterwards. */
async function appendToArchive(database: Database, ids: readonly number[], folder: string): Promise<void> {
  const { rows } = await sql<{ year: string; line: string }>`
    SELECT to_char(dropoff_date, 'YYYY') AS year, jsonb_build_object(
      'booking', to_jsonb(bookings), 'customer', (SELECT to_jsonb(customers) FROM customers WHERE id = customer_id),
      ${sql.join(
        ['booking_lines', 'booking_charges', 'payments', 'handovers', 'documents'].map(
          (table) => sql`${sql.lit(table)}, (
            SELECT coalesce(jsonb_agg(to_jsonb(part)), '[]') FROM ${sql.table(table)} AS part WHERE booking_id = bookings.id)`,
        ),
      )})::text AS line
    FROM bookings WHERE id = ANY(${[...ids]}::bigint[]) ORDER BY id`.execute(database);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const year of new Set(rows.map((row) => row.year))) {
    const lines = rows.filter((row) => row.year === year).map(({ line }) => `${line}\n`);
    const file = await open(join(folder, `bookings-${year}.jsonl`), 'a+', 0o600);
    try {
      // Removes a line that a killed job has left incomplete; its booking is archived again.
      const { size } = await file.stat();
      const begin = Math.max(0, size - TAIL_BYTES);
      const { buffer, bytesRead } = await file.read(Buffer.alloc(size - begin), 0, size - begin, begin);
      await file.truncate(begin + buffer.subarray(0, bytesRead).lastIndexOf('\n') + 1);
      await file.appendFile(lines.join(''));
      await file.sync();
    } finally {
      await file.close();
    }
  }
}

async function readState(database: Database): Promise<RetentionState | undefined> {
  const read = database.selectFrom('installation_facts').select('value').where('name', '=', FACT);
  const stored = await read.executeTakeFirst();
  return stored && (JSON.parse(stored.value) as RetentionState);
}

/** Replaces the state. @returns false when another server has changed it meanwhile */
async function takeStep(database: Database, from: RetentionState | undefined, to: RetentionState): Promise<boolean> {
  const value = JSON.stringify(to);
  const { rows } = await (from
    ? sql`UPDATE installation_facts SET value = ${value} WHERE name = ${FACT} AND value = ${JSON.stringify(from)} RETURNING name`
    : sql`INSERT INTO installation_facts (name, value) VALUES (${FACT}, ${value}) ON CONFLICT DO NOTHING RETURNING name`
  ).execute(database);
  return rows.length > 0;
}
