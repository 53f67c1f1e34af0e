import { sql } from 'kysely';
import { type Booking, isAgencyEmail, pickupInstant, type SiteSettings } from 'shared-kit/domain';
import { createInvitation, invitationLink } from '../accounts/invitations.ts';
import { BOOKINGS_ENTITY } from '../bookings/bookings-entity.ts';
import { createBookingLink } from '../bookings/my-bookings/booking-links.ts';
import { readableFields } from '../entities/entity-definition.ts';
import { selectColumns } from '../entities/read-entities.ts';
import type { Database } from '../platform/database/database.ts';
import type { Mail } from '../platform/outbox/mailer.ts';
import type { OutboxRow } from '../platform/outbox/outbox.ts';
import {
  type BookingEmailKind,
  type BookingWithRevision,
  composeBookingEmail,
  type Email,
} from './compose-booking-email.ts';
import { composeInvitation } from './compose-invitation.ts';
import { composeMessage } from './compose-message.ts';

interface ComposeOptions {
  readonly database: Database;
  readonly site: SiteSettings;
  readonly clock: () => Date;
}

interface ComposedMail {
  readonly mail: Mail;
  /** The text without the token of the link, which opens the booking. */
  readonly shownText: string;
}

/** Composes an e-mail of the outbox. @returns undefined when it is no longer due */
export async function composeMail(options: ComposeOptions, row: OutboxRow): Promise<ComposedMail | undefined> {
  return row.kind === 'invitation' ? await composeForAccount(options, row) : await composeForBooking(options, row);
}

/** Composes an invitation with a new link. Returns undefined when the person has already chosen a password. */
async function composeForAccount(
  { database, site, clock }: ComposeOptions,
  row: OutboxRow,
): Promise<ComposedMail | undefined> {
  const account = await database
    .selectFrom('staff_accounts')
    .select(['id', 'name', 'language'])
    .where('email', '=', row.recipient)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('account_invitations')
          .select('account_id')
          .whereRef('account_invitations.account_id', '=', 'staff_accounts.id')
          .where('expires_at', '>', clock().toISOString()),
      ),
    )
    .executeTakeFirst();
  if (!account) return undefined;
  const token = await createInvitation(database, account.id, clock());
  const link = invitationLink(site.siteUrl, token);
  const email = composeInvitation({ name: account.name, link, site, locale: account.language ?? 'en' });
  return {
    mail: { ...email, to: row.recipient, messageId: messageIdOf(row, site) },
    shownText: email.text.replaceAll(token, '…'),
  };
}

/**
 * Composes an e-mail about the current state of the booking. Creates a new link to the booking for each attempt.
 * @returns undefined when the booking was deleted, or its reminder is no longer due
 */
async function composeForBooking(
  { database, site, clock }: ComposeOptions,
  row: OutboxRow,
): Promise<ComposedMail | undefined> {
  const found = row.booking_id === null ? undefined : await readBooking(database, row.booking_id);
  if (!found && row.kind !== 'message') return undefined;
  const now = clock();
  if (row.kind === 'lapsed' && found?.booking.status !== 'canceled') return undefined;
  if (row.kind === 'reminder' && found && !isAhead(found.booking, now, site)) return undefined;
  const token =
    found && opensBooking(row, found.booking)
      ? await createBookingLink(database, { bookingId: found.booking.id, kind: row.kind, mailbox: row.mailbox }, now)
      : '';
  const prefix = found?.booking.locale && found.booking.locale !== 'en' ? `/${found.booking.locale}` : '';
  const link = `${site.siteUrl}${prefix}/my-booking${token && `#${token}`}`;
  const email = composeContent(row, found, { site, link, now });
  return {
    mail: { ...email, to: row.recipient, messageId: messageIdOf(row, site) },
    shownText: token ? email.text.replaceAll(token, '…') : email.text,
  };
}

function composeContent(
  { kind, subject, message, before }: OutboxRow,
  found: FoundBooking | undefined,
  common: { readonly site: SiteSettings; readonly link: string; readonly now: Date },
): Email {
  const locale = found?.booking.locale ?? 'en';
  if (kind === 'message') {
    const about = found && { ...found, link: common.link };
    return composeMessage({ subject: subject ?? '', body: message ?? '', site: common.site, locale, about });
  }
  if (!found || kind === 'invitation') throw new TypeError(`An e-mail ${kind} without a booking`);
  return composeBookingEmail(kind satisfies BookingEmailKind, {
    ...found,
    ...common,
    locale,
    ...(before && { before }),
  });
}

function isAhead(booking: Booking, now: Date, site: SiteSettings): boolean {
  return booking.status === 'reserved' && now < pickupInstant(booking, site);
}

/** Returns whether an e-mail's link opens the booking: only at the customer's present address. */
function opensBooking({ kind, recipient }: OutboxRow, { customerEmail }: Booking): boolean {
  return !isAgencyEmail(kind) && kind !== 'thanks' && recipient === customerEmail;
}

/** Returns an id that is the same in each attempt, and differs from those of other installations. */
export function messageIdOf({ id, created_at }: OutboxRow, { siteUrl }: SiteSettings): string {
  return `<booking-mail.${id}.${Date.parse(created_at)}@${new URL(siteUrl).hostname}>`;
}

interface FoundBooking {
  readonly booking: BookingWithRevision;
  readonly carName: string;
  readonly carImage: string;
}

/** Returns a booking, without what is for staff only, and its car. */
export async function readBooking(database: Database, id: number): Promise<FoundBooking | undefined> {
  const { rows } = await sql<Booking & { revision: number; carName: string; carImage: string }>`
    SELECT ${selectColumns(BOOKINGS_ENTITY, readableFields(BOOKINGS_ENTITY, 'customer'))}, bookings.revision,
      cars.name AS "carName", cars.image AS "carImage"
    FROM bookings JOIN cars USING (car_id) WHERE id = ${id} AND kind = 'rental'`.execute(database);
  const [row] = rows;
  if (!row) return undefined;
  const { carName, carImage, ...values } = row;
  const booking = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  return { booking: booking as unknown as BookingWithRevision, carName, carImage };
}
