import { type Booking, formatCalendarDay, formatPrice, type SiteSettings, whatsappLink } from 'shared-kit/domain';
import { type SearchedPickup, withPickupTime } from '../../data/rental-search.ts';
import { WHATSAPP_TEXT } from './texts.ts';

/** Returns the URL of a WhatsApp chat with the agency, with a message about the booking and the searched time. */
export function whatsappBookingLink(
  booking: Booking,
  carName: string,
  site: SiteSettings,
  searched: SearchedPickup = {},
): string {
  return `${whatsappLink(site)}?text=${encodeURIComponent(writeMessage(booking, carName, site, searched))}`;
}

function writeMessage(
  booking: Booking,
  carName: string,
  { agencyName, currencySigns }: SiteSettings,
  searched: SearchedPickup,
): string {
  const text = WHATSAPP_TEXT;
  return [
    text.greeting(agencyName),
    '',
    `${text.code}: ${booking.confirmationCode}`,
    `${text.car}: ${carName}`,
    `${text.rate}: ${formatPrice(booking.unitPrice, currencySigns.message)}`,
    `${text.total}: ${formatPrice(booking.totalPrice, currencySigns.message)}`,
    `${text.days}: ${booking.days}`,
    `${text.pickup}: ${withPickupTime(formatCalendarDay(booking.pickupDate), searched)}`,
    `${text.dropoff}: ${formatCalendarDay(booking.dropoffDate)}`,
  ].join('\n');
}
