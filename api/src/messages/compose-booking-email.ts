import type { Email } from '../platform/outbox/mailer.ts';
import { type AgencyEmailKind, composeAgencyEmail, isAgencyEmailKind } from './compose-agency-email.ts';
import { type CustomerEmailKind, composeCustomerEmail } from './compose-customer-email.ts';
import type { EmailContent } from './email-content.ts';
import { withoutLinks } from './without-links.ts';

/** The e-mails about a booking: to the customer, and to the agency (docs/rules.md#e-mails-to-customers). */
export type BookingEmailKind = CustomerEmailKind | AgencyEmailKind;

/** Returns an e-mail about a booking, as text and HTML of the same content. */
export function composeBookingEmail(kind: BookingEmailKind, { booking, before, ...others }: EmailContent): Email {
  const content = { ...others, booking: withoutLinks(booking), ...(before && { before: withoutLinks(before) }) };
  return isAgencyEmailKind(kind) ? composeAgencyEmail(kind, content) : composeCustomerEmail(kind, content);
}
