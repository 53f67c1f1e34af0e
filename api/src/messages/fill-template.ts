import { type EmailPlaceholder, fillPlaceholders, formatCalendarDay, formatDayCount } from 'shared-kit/domain';
import { pickupLine } from 'shared-kit/messages';
import type { PresentedBooking } from './email-content.ts';
import type { EmailLanguage } from './email-language.ts';

/** Returns a text with the booking's values in place of its placeholders, in the language of the e-mail. */
export function fillTemplate(
  text: string,
  { booking, carName, site }: PresentedBooking,
  { locale, price, label, line }: EmailLanguage,
): string {
  const day = (value: typeof booking.pickupDate) => formatCalendarDay(value, undefined, locale);
  const values: Record<EmailPlaceholder, string> = {
    name: booking.customerName,
    code: booking.confirmationCode,
    car: carName,
    pickup: day(booking.pickupDate),
    return: day(booking.dropoffDate),
    days: formatDayCount(booking.days, locale),
    total: price(booking.totalPrice),
    place: pickupLine(
      booking,
      (message, given) => (given ? String(line(message, given).join('')) : label(message)),
      site.address,
    ),
    phone: site.phone,
    agency: site.agencyName,
  };
  return fillPlaceholders(text, values);
}
