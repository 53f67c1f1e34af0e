import { agencyFacts, compareFacts } from './booking-facts.ts';
import type { Letter, LetterContent } from './letter.ts';
import { isolated, leftToRight } from './letter-document.ts';
import { letterLanguage } from './letter-language.ts';
import { confirmationCode, footer, picture, renderLetter } from './letter-parts.ts';
import { AGENCY_OPENINGS, AGENCY_TEXT } from './letter-texts.ts';

export type AgencyLetterKind = keyof typeof AGENCY_OPENINGS;

export function isAgencyLetter(kind: string): kind is AgencyLetterKind {
  return kind in AGENCY_OPENINGS;
}

/** Returns an e-mail that tells the agency what a customer has done, with ways to reach the customer. */
export function composeAgencyLetter(kind: AgencyLetterKind, content: LetterContent): Letter {
  const { booking, carName, site, before } = content;
  const language = letterLanguage('en', site);
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
  return renderLetter(
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
