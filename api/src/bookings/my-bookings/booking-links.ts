import { sql } from 'kysely';
import type { EmailKind } from 'shared-kit/domain';
import type { Database } from '../../platform/database/database.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { createToken, digestOfToken } from '../../platform/token.ts';

const DAY_MS = 86_400_000;
/** Lifetime of a link that a customer requested; links in other e-mails are valid until after the rental. */
const ASKED_LINK_TTL_MS = DAY_MS;
const LINK_DAYS_AFTER_RENTAL = 14;
/** How long the browser that used a link may repeat the call, whose answer may have been lost. */
const REPEATED_WITHIN_MS = 10 * 60_000;
const KEPT_AFTER_EXPIRY_MS = 30 * DAY_MS;

/** Creates a link to a booking for one browser. @returns its token */
export async function createBookingLink(
  database: Database,
  { bookingId, kind, mailbox }: { readonly bookingId: number; readonly kind: EmailKind; readonly mailbox: string },
  now: Date,
): Promise<string> {
  const token = createToken();
  await database
    .insertInto('booking_links')
    .values({
      token_digest: digestOfToken(token),
      booking_id: bookingId,
      expires_at: kind === 'link' ? new Date(now.getTime() + ASKED_LINK_TTL_MS).toISOString() : null,
      used_at: null,
      mailbox,
    })
    .execute();
  return token;
}

/** SQL expression of the time at which a row of `booking_links` expires; `bookings` must be joined. */
const EXPIRY = sql.raw(
  `coalesce(expires_at, (dropoff_date + ${LINK_DAYS_AFTER_RENTAL})::timestamp AT TIME ZONE 'UTC')`,
);

/**
 * Uses a link up. The browser that used it may repeat the call for some minutes with the same secret.
 * @param secret random text of the browser
 * @returns the id of its booking
 * @throws ApiProblem 404 `link_unknown`, 410 `link_used` or `link_expired`
 */
export async function consumeBookingLink(
  database: Database,
  { token, secret }: { readonly token: string; readonly secret?: string | undefined },
  now: Date,
): Promise<number> {
  const openedWith = secret === undefined ? null : digestOfToken(secret);
  const repeatable = new Date(now.getTime() - REPEATED_WITHIN_MS).toISOString();
  const { rows } = await sql<{ bookingId: number }>`
    UPDATE booking_links SET used_at = coalesce(used_at, ${now.toISOString()}), opened_with = ${openedWith}::text
    FROM bookings WHERE id = booking_id AND token_digest = ${digestOfToken(token)}
      AND (used_at IS NULL OR (opened_with = ${openedWith}::text AND used_at > ${repeatable}::timestamptz)) AND ${EXPIRY} > ${now.toISOString()}::timestamptz
    RETURNING booking_id AS "bookingId"`.execute(database);
  if (rows[0]) return rows[0].bookingId;
  const link = await findBookingLink(database, token);
  if (!link) throw new ApiProblem(404, { type: 'link_unknown' }, 'This link does not lead to a booking');
  if (link.used_at) throw new ApiProblem(410, { type: 'link_used' }, 'This link was used already');
  throw new ApiProblem(410, { type: 'link_expired' }, 'This link has expired');
}

/** Returns a link, used and expired ones too. */
export async function findBookingLink(database: Database, token: string) {
  return await database
    .selectFrom('booking_links')
    .selectAll()
    .where('token_digest', '=', digestOfToken(token))
    .executeTakeFirst();
}

/**
 * Deletes links that expired long ago; until then a customer can request a new link with an expired one.
 * @returns their number
 */
export async function deleteExpiredLinks(database: Database, now: Date): Promise<number> {
  const then = new Date(now.getTime() - KEPT_AFTER_EXPIRY_MS).toISOString();
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM booking_links USING bookings WHERE id = booking_id AND ${EXPIRY} < ${then}::timestamptz`.execute(
    database,
  );
  return Number(numAffectedRows);
}
