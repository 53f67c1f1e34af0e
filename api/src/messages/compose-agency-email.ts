import type { Email } from '../platform/outbox/mailer.ts';
import { agencyFacts, compareFacts } from './booking-facts.ts';
import type { EmailContent } from './email-content.ts';
import { isolated, leftToRight } from './email-document.ts';
import { emailLanguage } from './email-language.ts';
import { confirmationCode, footer, picture, renderEmail } from './email-parts.ts';
import { AGENCY_OPENINGS, AGENCY_TEXT } from './email-texts.ts';

export type AgencyEmailKind = keyof typeof AGENCY_OPENINGS;

export function isAgencyEmailKind(kind: string): kind is AgencyEmailKind {
  return kind in AGENCY_OPENINGS;
}

/** Returns an e-mail that tells the agency what a customer has done, with ways to reach the customer. */
export function composeAgencyEmail(kind: AgencyEmailKind, content: EmailContent): Email {
  const { booking, carName, site, before } = content;
  const language = emailLanguage('en', site);
  const { line, label } = language;
  const values = {
    car: isolated(carName),
    code: leftToRight(booking.confirmationCode),
    days: isolated(language.days(booking.pickupDate, booking.dropoffDate)),
    name: isolated(booking.customerName),
  };
  const { subject, title, lead } = AGENCY_OPENINGS[kind];
  const opening = line(lead, values);
  const facts = agencyFacts(content, language);
  const earlier = before && agencyFacts({ ...content, booking: before }, language);
  return renderEmail(
    {
      subject: line(subject, values),
      preheader: opening,
      title: line(title),
      blocks: [
        { type: 'paragraph', lines: [opening] },
        confirmationCode(booking.confirmationCode, language),
        { type: 'facts', facts: earlier ? compareFacts(facts, earlier, language) : facts },
        { type: 'button', label: label(AGENCY_TEXT.open), href: `${site.siteUrl}/admin/bookings/${booking.id}` },
        ...picture(content),
      ],
      footer: footer(site, line(AGENCY_TEXT.reason)),
    },
    language,
    site,
  );
}
