import { type Booking, formatCalendarDay, formatPrice, type SiteSettings, whatsappLink } from 'shared-kit/domain';
import { type SearchedPickup, withPickupTime } from '../../data/rental-search.ts';

/** A chat with the agency, the booking already written in it (spec §2), and the time that was searched for. */
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
  return [
    `Hello ${agencyName}, I have just booked a car on your website.`,
    '',
    `Confirmation code: ${booking.confirmationCode}`,
    `Car: ${carName}`,
    `Daily rate: ${formatPrice(booking.unitPrice, currencySigns.message)}`,
    `Total: ${formatPrice(booking.totalPrice, currencySigns.message)}`,
    `Days: ${booking.days}`,
    `Pickup date: ${withPickupTime(formatCalendarDay(booking.pickupDate), searched)}`,
    `Drop-off date: ${formatCalendarDay(booking.dropoffDate)}`,
  ].join('\n');
}
