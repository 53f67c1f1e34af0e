import { localizePath, MY_BOOKING_PATH, placeNameOf, whatsappLink } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { lineText } from 'shared-kit/messages';
import { useFormat, useHost } from 'shared-kit/remote';
import { pickupLine } from 'shared-kit/ui';
import { useWithPickupTime } from '../../data/rental-search.ts';
import { shownLines } from './rental-choices.ts';
import { WHATSAPP_TEXT as TEXT } from './texts.ts';
import type { PricedBooking } from './use-booking-form.ts';
import { useReturnPlace } from './use-return-place.ts';

/** Returns the URL of a WhatsApp chat with the agency, with a message about the booking. */
export function useWhatsappBookingLink(booking: PricedBooking, carName: string): string {
  const { site, locale } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const withPickupTime = useWithPickupTime();
  const returnPlace = useReturnPlace(booking);
  const written = (amount: number) => format.price(amount, site.currencySigns.message);
  const price = (amount: number) => ({ price: written(amount) });
  const lines = booking.lines ? shownLines({ ...booking, lines: booking.lines }) : [];
  const pickup = { ...booking, placeName: placeNameOf(booking.lines, 'pickup', locale.code) };
  const message = [
    formatMessage(TEXT.greeting, { agencyName: site.agencyName }),
    '',
    formatMessage(TEXT.code, { code: booking.confirmationCode }),
    formatMessage(TEXT.car, { name: carName }),
    ...(lines.length === 0 ? [formatMessage(TEXT.rate, price(booking.unitPrice))] : []),
    ...lines.map((line) => {
      const { label, detail } = lineText<string>(line, { locale: locale.code, format: formatMessage, price: written });
      const name = detail ? formatMessage(TEXT.detailed, { label, detail }) : label;
      return formatMessage(TEXT.line, { name, ...price(line.amount) });
    }),
    formatMessage(TEXT.total, price(booking.totalPrice)),
    formatMessage(TEXT.days, { count: booking.days }),
    formatMessage(TEXT.pickup, { day: withPickupTime(format.day(booking.pickupDate), booking.pickupTime) }),
    formatMessage(TEXT.dropoff, { day: withPickupTime(format.day(booking.dropoffDate), booking.dropoffTime) }),
    ...(booking.pickupPlace ? [formatMessage(TEXT.place, { place: pickupLine(pickup, formatMessage) })] : []),
    ...(returnPlace ? [formatMessage(TEXT.returnPlace, { place: returnPlace })] : []),
    ...(booking.note ? [formatMessage(TEXT.note, { note: booking.note })] : []),
    formatMessage(TEXT.link, { url: site.siteUrl + localizePath(locale.code, MY_BOOKING_PATH) }),
  ].join('\n');
  return `${whatsappLink(site)}?text=${encodeURIComponent(message)}`;
}
