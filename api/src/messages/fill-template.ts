import { type EmailPlaceholder, fillPlaceholders, formatCalendarDay, formatDayCount } from 'shared-kit/domain';
import { pickupLine } from 'shared-kit/messages';
import { withPlaceName } from './booking-facts.ts';
import type { PresentedBooking } from './email-content.ts';
import type { EmailLanguage } from './email-language.ts';
import { withoutLinks } from './without-links.ts';

/** Returns a text with the booking's values in place of its placeholders, in the language of the e-mail. */
export function fillTemplate(
  text: string,
  { booking: stored, carName, site }: PresentedBooking,
  { locale, price, label, line }: EmailLanguage,
): string {
  const booking = withoutLinks(stored);
  const day = (value: typeof booking.pickupDate) => formatCalendarDay(value, undefined, locale);
  const values: Record<EmailPlaceholder, string> = {
    name: withoutBraces(booking.customerName),
    code: booking.confirmationCode,
    car: carName,
    pickup: day(booking.pickupDate),
    return: day(booking.dropoffDate),
    days: formatDayCount(booking.days, locale),
    total: price(booking.totalPrice),
    place: withoutBraces(
      pickupLine(
        withPlaceName(booking, locale),
        (message, given) => (given ? String(line(message, given).join('')) : label(message)),
        site.address,
      ),
    ),
    phone: site.phone,
    agency: site.agencyName,
  };
  return fillPlaceholders(text, values);
}

/** A text from the preview is filled in again when it is sent: what visitors wrote names no placeholder there. */
function withoutBraces(text: string): string {
  return text.replaceAll(/[{}]/g, '');
}
