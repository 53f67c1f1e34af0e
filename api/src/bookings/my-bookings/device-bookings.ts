import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql, type Transaction } from 'kysely';
import { addDays, agencyToday, type CalendarDay } from 'shared-kit/domain';
import type { Database } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/database/in-transaction.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { createToken, digestOfToken } from '../../platform/token.ts';

/** HttpOnly: a random token that identifies the browser, which the code calls a device. */
const DEVICE_COOKIE = 'bookings';
/** Readable by scripts: whether there is something to show. Grants nothing. */
const MARKER_COOKIE = 'booked';
const COOKIE_TTL_S = 400 * 86_400;
const DEVICE_DAYS_AFTER_RENTAL = 60;

/** The browser of a request. */
interface Device {
  readonly digest: string;
  /** Sets the cookies by which the browser is known later. */
  remember(reply: FastifyReply): void;
}

/** Returns the digest of the browser's token; undefined for a browser that has no booking. */
export function deviceOf({ cookies }: FastifyRequest): string | undefined {
  const token = cookies[DEVICE_COOKIE];
  return token && /^[\w-]{22}$/.test(token) ? digestOfToken(token) : undefined;
}

/**
 * Returns the browser of a request, with a new token unless it has one that was issued here: somebody may have put one of
 * their choice into the browser, to see what is booked in it.
 */
export async function identifyDevice(database: Database, request: FastifyRequest): Promise<Device> {
  const digest = deviceOf(request);
  const query = database.selectFrom('booking_devices').select('booking_id').limit(1);
  const isIssued = digest && (await query.where('device_digest', '=', digest).executeTakeFirst());
  const token = isIssued ? (request.cookies[DEVICE_COOKIE] as string) : createToken();
  const options = { secure: request.protocol === 'https', maxAge: COOKIE_TTL_S };
  return {
    digest: digestOfToken(token),
    remember(reply) {
      reply.setCookie(DEVICE_COOKIE, token, { ...options, path: '/api', httpOnly: true, sameSite: 'strict' });
      reply.setCookie(MARKER_COOKIE, '1', { ...options, path: '/', sameSite: 'lax' });
    },
  };
}

/** Removes the cookies and the browser's access to its bookings. */
export async function forgetDevice(database: Database, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const device = deviceOf(request);
  if (device) await database.deleteFrom('booking_devices').where('device_digest', '=', device).execute();
  reply.clearCookie(DEVICE_COOKIE, { path: '/api' });
  reply.clearCookie(MARKER_COOKIE, { path: '/' });
}

/** Lets a browser see a booking that it made, or whose link it opened. */
export async function grantAccess(
  database: Database,
  device: string,
  bookingId: number,
  cause: 'booked' | 'link',
): Promise<void> {
  await database
    .insertInto('booking_devices')
    .values({ device_digest: device, booking_id: bookingId, by_link: cause === 'link' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the ids of the bookings that a browser may see, until `DEVICE_DAYS_AFTER_RENTAL` days after the drop-off. */
export async function findDeviceBookings(database: Database, device: string, now: Date): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM booking_devices JOIN bookings ON id = booking_id
    WHERE device_digest = ${device} AND dropoff_date > ${lastRentalEnd(now)}::date`.execute(database);
  return rows.map(({ id }) => id);
}

/**
 * Ends all access to a booking, of browsers and by links, and records it in the history.
 * @returns false when there is no such booking
 */
export async function endAccess(transaction: Transaction<Schema>, bookingId: number, actor: Actor): Promise<boolean> {
  const booking = await transaction
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', bookingId)
    .where('kind', '=', 'rental')
    .forUpdate()
    .executeTakeFirst();
  if (!booking) return false;
  await transaction.deleteFrom('booking_devices').where('booking_id', '=', bookingId).execute();
  await transaction.deleteFrom('booking_links').where('booking_id', '=', bookingId).execute();
  await transaction
    .insertInto('audit_entries')
    .values({
      actor: String(actor),
      entity: 'CarsBooking',
      entity_key: String(bookingId),
      action: 'changed',
      changes: JSON.stringify({ access: null }),
    })
    .execute();
  return true;
}

/** Deletes the access of browsers to bookings that they may no longer see. @returns how many */
export async function deleteExpiredDevices(database: Database, now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM booking_devices USING bookings
    WHERE id = booking_id AND dropoff_date <= ${lastRentalEnd(now)}::date`.execute(database);
  return Number(numAffectedRows);
}

/** Returns the latest drop-off of bookings that no browser may see any longer. */
function lastRentalEnd(now: Date): CalendarDay {
  return addDays(agencyToday(now, '+00:00'), -DEVICE_DAYS_AFTER_RENTAL);
}
