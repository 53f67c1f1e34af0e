import { type AgencyLetterKind, composeAgencyLetter, isAgencyLetter } from './compose-agency-letter.ts';
import { type CustomerLetterKind, composeCustomerLetter } from './compose-customer-letter.ts';
import type { Letter, LetterContent } from './letter.ts';

export type { Letter, LetterBooking, LetterContent } from './letter.ts';

/** The e-mails about a booking: to the customer, and to the agency (docs/rules.md#e-mails-to-customers). */
export type LetterKind = CustomerLetterKind | AgencyLetterKind;

/** Returns an e-mail about a booking, as text and HTML of the same content. */
export function composeLetter(kind: LetterKind, content: LetterContent): Letter {
  return isAgencyLetter(kind) ? composeAgencyLetter(kind, content) : composeCustomerLetter(kind, content);
}
