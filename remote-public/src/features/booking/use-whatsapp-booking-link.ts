import { type Booking, localizePath, MY_BOOKING_PATH, whatsappLink } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { pickupLine } from 'shared-kit/ui';
import { useWithPickupTime } from '../../data/rental-search.ts';
import { WHATSAPP_TEXT as TEXT } from './texts.ts';

/** Returns the URL of a WhatsApp chat with the agency, with a message about the booking. */
export function useWhatsappBookingLink(booking: Booking, carName: string): string {
  const { site, locale } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const withPickupTime = useWithPickupTime();
  const price = (amount: number) => ({ price: format.price(amount, site.currencySigns.message) });
  const message = [
    formatMessage(TEXT.greeting, { agencyName: site.agencyName }),
    '',
    formatMessage(TEXT.code, { code: booking.confirmationCode }),
    formatMessage(TEXT.car, { name: carName }),
    formatMessage(TEXT.rate, price(booking.unitPrice)),
    formatMessage(TEXT.total, price(booking.totalPrice)),
    formatMessage(TEXT.days, { count: booking.days }),
    formatMessage(TEXT.pickup, { day: withPickupTime(format.day(booking.pickupDate), booking.pickupTime) }),
    formatMessage(TEXT.dropoff, { day: format.day(booking.dropoffDate) }),
    ...(booking.pickupPlace ? [formatMessage(TEXT.place, { place: pickupLine(booking, formatMessage) })] : []),
    ...(booking.note ? [formatMessage(TEXT.note, { note: booking.note })] : []),
    formatMessage(TEXT.link, { url: site.siteUrl + localizePath(locale.code, MY_BOOKING_PATH) }),
  ].join('\n');
  return `${whatsappLink(site)}?text=${encodeURIComponent(message)}`;
}
