import {
  agencyToday,
  type Booking,
  type DateRange,
  isAgencyEmail,
  type LocaleCode,
  paperFileName,
  pickupInstant,
  REVIEW_PATH,
  type SiteSettings,
} from 'shared-kit/domain';
import { createInvitation, invitationLink } from '../accounts/invitations.ts';
import { readAskedBooking } from '../bookings/change-requests/read-asked-booking.ts';
import { createBookingLink } from '../bookings/my-bookings/booking-links.ts';
import { type FoundBooking, readBooking } from '../bookings/read-booking.ts';
import { readNotices } from '../fines/fine-files.ts';
import { readOffers } from '../payments/online/read-orders.ts';
import type { Email } from '../platform/outbox/mailer.ts';
import type { ComposedEmail, OutboxRow } from '../platform/outbox/outbox.ts';
import type { Services } from '../platform/services.ts';
import { createReviewToken } from '../reviews/review-link.ts';
import { type BookingEmailKind, composeBookingEmail } from './compose-booking-email.ts';
import { composeCarReminder } from './compose-car-reminder.ts';
import { composeFineReminder } from './compose-fine-reminder.ts';
import { composeInvitation } from './compose-invitation.ts';
import { composeMessage } from './compose-message.ts';
import type { EmailContent } from './email-content.ts';
import { emailLanguage } from './email-language.ts';
import { fillTemplate } from './fill-template.ts';
import { paperFile } from './papers/paper-file.ts';
import { findCarReminder } from './plan-car-reminders.ts';
import { findFineReminder } from './plan-fine-reminders.ts';
import { findWeeklyReport } from './plan-weekly-reports.ts';

type ComposeOptions = Pick<
  Services,
  'database' | 'site' | 'clock' | 'documentStore' | 'pdf' | 'onlinePayment' | 'authSecret' | 'asksForReviews'
> & {
  /** Composes the e-mail with the figures of a week. */
  readonly weeklyReport: (range: DateRange, locale: LocaleCode) => Promise<Email>;
};

/** Composes an e-mail of the outbox. @returns undefined when it is no longer due */
export async function composeEmail(options: ComposeOptions, row: OutboxRow): Promise<ComposedEmail | undefined> {
  if (row.kind === 'agency_car_due') return await composeForCar(options, row);
  if (row.kind === 'agency_fine_due') return await composeForFine(options, row);
  if (row.kind === 'agency_week') return await composeForWeek(options, row);
  return row.kind === 'invitation' ? await composeForAccount(options, row) : await composeForBooking(options, row);
}

/** Returns undefined when the paper was renewed, or the service done or planned anew. */
async function composeForCar(
  { database, site, clock }: ComposeOptions,
  row: OutboxRow,
): Promise<ComposedEmail | undefined> {
  const due = await findCarReminder(database, row.cause, agencyToday(clock(), site.timeZone));
  if (!due) return undefined;
  const email = composeCarReminder({ due, site });
  return { email, shownText: email.text };
}

/** Returns undefined when it was paid or closed, or has another deadline. */
async function composeForFine({ database, site }: ComposeOptions, row: OutboxRow): Promise<ComposedEmail | undefined> {
  const fine = await findFineReminder(database, row.cause);
  if (!fine) return undefined;
  const email = composeFineReminder({ fine, site });
  return { email, shownText: email.text };
}

/** Returns undefined when the owner no longer wants it. @throws ApiProblem when the page cannot be made: it is tried again */
async function composeForWeek(options: ComposeOptions, row: OutboxRow): Promise<ComposedEmail | undefined> {
  const found = await findWeeklyReport(options.database, row);
  if (!found) return undefined;
  const email = await options.weeklyReport(found.range, found.locale);
  return { email, shownText: email.text };
}

/** Composes an invitation with a new link. Returns undefined when the person has already chosen a password. */
async function composeForAccount(
  { database, site, clock }: ComposeOptions,
  row: OutboxRow,
): Promise<ComposedEmail | undefined> {
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
  return { email, shownText: email.text.replaceAll(token, '…') };
}

/**
 * Composes an e-mail about the current state of the booking. Creates a new link to the booking for each attempt.
 * @returns undefined when the booking was deleted, or its reminder or the customer's request is no longer due
 */
async function composeForBooking(options: ComposeOptions, row: OutboxRow): Promise<ComposedEmail | undefined> {
  const { database, site, clock } = options;
  const found = row.booking_id === null ? undefined : await readBooking(database, row.booking_id);
  if (!found && row.kind !== 'message') return undefined;
  const now = clock();
  if (row.kind === 'lapsed' && found?.booking.status !== 'canceled') return undefined;
  if (row.kind === 'reminder' && found && !isAhead(found.booking, now, site)) return undefined;
  const asked =
    found && row.kind === 'agency_change_requested' ? await readAskedBooking(database, found.booking) : undefined;
  if (row.kind === 'agency_change_requested' && !asked) return undefined;
  const offers = showsOffers(row)
    ? await readOffers(database, found?.booking, options.onlinePayment?.purposes)
    : undefined;
  if (row.kind === 'pay_link' && offers?.length === 0) return undefined;
  const token =
    found && opensBooking(row, found.booking)
      ? await createBookingLink(database, { bookingId: found.booking.id, kind: row.kind, mailbox: row.mailbox }, now)
      : '';
  const prefix = found?.booking.locale && found.booking.locale !== 'en' ? `/${found.booking.locale}` : '';
  const link = `${site.siteUrl}${prefix}/my-booking${token && `#${token}`}`;
  const reviewToken =
    found && options.asksForReviews && asksForReview(row, found.booking)
      ? createReviewToken(options.authSecret, found.booking)
      : '';
  const reviewLink = reviewToken && `${site.siteUrl}${prefix}${REVIEW_PATH}#${reviewToken}`;
  const email =
    found && asked
      ? composeContent({ ...row, before: found.booking }, { ...found, booking: asked }, { site, link, now })
      : composeContent(row, found, { site, link, now, offers, reviewLink });
  const attached = row.document_id === null ? {} : await attachments(options, row.document_id);
  return {
    email: { ...email, ...attached },
    shownText: [token, reviewToken].reduce(
      (text, secret) => (secret ? text.replaceAll(secret, '…') : text),
      email.text,
    ),
  };
}

/** Returns the paper that an e-mail carries, and what it is about. @throws Error when it cannot be made: the e-mail is tried again later */
async function attachments(options: ComposeOptions, id: number): Promise<Pick<Email, 'pdf' | 'files'>> {
  const query = options.database.selectFrom('documents').selectAll().where('id', '=', id);
  const document = await query.executeTakeFirstOrThrow();
  const [, fineId] = /^fine (\d+) /.exec(document.subject ?? '') ?? [];
  return {
    pdf: { name: paperFileName(document), bytes: await paperFile(options, document) },
    ...(document.kind === 'fine_letter' && fineId && { files: await readNotices(options, Number(fineId)) }),
  };
}

function composeContent(
  { kind, subject, message, before }: OutboxRow,
  found: FoundBooking | undefined,
  common: Pick<EmailContent, 'site' | 'link' | 'now' | 'offers' | 'reviewLink'>,
): Email {
  const locale = found?.booking.locale ?? 'en';
  if (kind === 'message') {
    const { site, link } = common;
    const about = found && { ...found, link };
    const fill = (text: string) => (found ? fillTemplate(text, { ...found, site }, emailLanguage(locale, site)) : text);
    return composeMessage({ subject: fill(subject ?? ''), body: fill(message ?? ''), site, locale, about });
  }
  if (
    !found ||
    kind === 'invitation' ||
    kind === 'agency_car_due' ||
    kind === 'agency_fine_due' ||
    kind === 'agency_week'
  )
    throw new TypeError(`An e-mail ${kind} without a booking`);
  return composeBookingEmail(kind satisfies BookingEmailKind, {
    ...found,
    ...common,
    locale,
    ...(before && { before }),
  });
}

/** Returns whether an e-mail may show what can be paid online: not to staff, and not in their own words. */
function showsOffers({ kind }: OutboxRow): boolean {
  return kind !== 'message' && !isAgencyEmail(kind);
}

function isAhead(booking: Booking, now: Date, site: SiteSettings): boolean {
  return booking.status === 'reserved' && now < pickupInstant(booking, site);
}

/** Returns whether an e-mail's link opens the booking: only at the customer's present address. */
function opensBooking({ kind, recipient }: OutboxRow, { customerEmail }: Booking): boolean {
  return !isAgencyEmail(kind) && kind !== 'thanks' && recipient === customerEmail;
}

/** Returns whether an e-mail's link asks for a review: of a rental that is over, and only at the customer's present address. */
function asksForReview({ kind, recipient }: OutboxRow, { customerEmail, status }: Booking): boolean {
  return kind === 'thanks' && status === 'returned' && recipient === customerEmail;
}
