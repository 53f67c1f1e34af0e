import type { LocaleCode, OnlineOffer, SiteSettings } from 'shared-kit/domain';
import type { BookingWithRevision } from '../platform/database/schema.ts';

/** A booking with its car and the site's settings, as the e-mails need it. */
export interface PresentedBooking {
  readonly booking: BookingWithRevision;
  readonly carName: string;
  /** As in the car's `image`. */
  readonly carImage?: string | undefined;
  readonly site: SiteSettings;
}

export interface EmailContent extends PresentedBooking {
  /** Language of a customer's e-mail; the agency's are in English. */
  readonly locale: LocaleCode;
  /** URL of the customer's page of the booking, or a placeholder, which appears unchanged in text and HTML. */
  readonly link: string;
  /** The booking before a change; changed values are shown with the former ones. */
  readonly before?: BookingWithRevision | undefined;
  /** The current time; by default the time at which the booking was created. */
  readonly now?: Date | undefined;
  /** URL of the page that asks for a review; absent and empty when none is asked for. */
  readonly reviewLink?: string | undefined;
  /** What can be paid by card on that page. */
  readonly offers?: readonly OnlineOffer[] | undefined;
}
