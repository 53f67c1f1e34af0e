import { type Booking, formatCalendarDay, formatPrice, type SiteSettings } from 'shared-kit/domain';
import { whatsappLink } from '../../data/contact-links.ts';

/** A chat with the agency, the booking already written in it (spec §2). */
export function whatsappBookingLink(booking: Booking, carName: string, site: SiteSettings): string {
  return `${whatsappLink(site)}?text=${encodeURIComponent(writeMessage(booking, carName, site))}`;
}

function writeMessage(booking: Booking, carName: string, { agencyName, currencySigns }: SiteSettings): string {
  return [
    `Hello ${agencyName}, I have just booked a car on your website.`,
    '',
    `Confirmation code: ${booking.confirmationCode}`,
    `Car: ${carName}`,
    `Daily rate: ${formatPrice(booking.unitPrice, currencySigns.message)}`,
    `Total: ${formatPrice(booking.totalPrice, currencySigns.message)}`,
    `Days: ${booking.days}`,
    `Pickup date: ${formatCalendarDay(booking.pickupDate)}`,
    `Drop-off date: ${formatCalendarDay(booking.dropoffDate)}`,
  ].join('\n');
}
