import type { Booking, LocaleCode, SiteSettings } from 'shared-kit/domain';

/** The e-mails about a booking: to the customer, and to the agency (docs/rules.md#e-mails-to-customers). */
export type LetterKind =
  | 'requested'
  | 'changed'
  | 'canceled'
  | 'reminder'
  | 'thanks'
  | 'link'
  | 'agency_requested'
  | 'agency_changed'
  | 'agency_canceled';

/** The content of an e-mail, without its addresses. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A file `.ics`. */
  readonly calendar?: string;
}

/** A booking, with the number of its changes. */
export type LetterBooking = Booking & { readonly revision: number };

export interface LetterContent {
  readonly booking: LetterBooking;
  readonly carName: string;
  /** As in the car's `image`. */
  readonly carImage?: string | undefined;
  readonly site: SiteSettings;
  /** Language of a customer's letter; the agency's are English. */
  readonly locale: LocaleCode;
  /** URL of the customer's page of the booking, or a placeholder, which appears unchanged in text and HTML. */
  readonly link: string;
  /** Time stamp of the calendar; by default the booking's creation. */
  readonly now?: Date | undefined;
}

/** Returns an e-mail about a booking. */
export function composeLetter(kind: LetterKind, { booking, carName, link }: LetterContent): Letter {
  const text = [kind, booking.confirmationCode, carName, link].join('\n');
  return { subject: `${kind} ${booking.confirmationCode}`, text, html: '' };
}
