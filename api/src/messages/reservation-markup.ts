import { agencyInstant, type BookingStatus, currencyCode, localizePath } from 'shared-kit/domain';
import { dropoffPlace, pickupPlace } from './booking-facts.ts';
import type { PresentedBooking } from './email-content.ts';
import type { EmailLanguage } from './email-language.ts';

const STATUS: Readonly<Record<BookingStatus, string>> = {
  requested: 'ReservationPending',
  reserved: 'ReservationConfirmed',
  out: 'ReservationConfirmed',
  active: 'ReservationConfirmed',
  returned: 'ReservationConfirmed',
  canceled: 'ReservationCancelled',
};

const MINUTE_MS = 60_000;

/** Returns a booking as https://schema.org/RentalCarReservation, by which mail programs show it. */
export function reservationMarkup(content: PresentedBooking, language: EmailLanguage): object {
  const { booking, carName, site } = content;
  const { openingHours, timeZone, currencySigns } = site;
  const currency = currencyCode(currencySigns.message);
  const agency = { '@type': 'AutoRental', name: site.agencyName, telephone: site.phone, address: site.address };
  const place = pickupPlace(content, language);
  const returnedAt = dropoffPlace(content, language);
  return {
    '@context': 'https://schema.org',
    '@type': 'RentalCarReservation',
    reservationNumber: booking.confirmationCode,
    reservationId: booking.confirmationCode,
    reservationStatus: `https://schema.org/${STATUS[booking.status]}`,
    url: site.siteUrl + localizePath(language.locale, '/my-booking'),
    underName: { '@type': 'Person', name: booking.customerName, email: booking.customerEmail },
    provider: agency,
    reservationFor: { '@type': 'RentalCar', name: carName, rentalCompany: agency },
    pickupLocation: { '@type': 'Place', name: place, address: place },
    pickupTime: localInstant(booking.pickupDate, booking.pickupTime ?? openingHours.opens, timeZone),
    dropoffLocation: { '@type': 'Place', name: returnedAt ?? site.agencyName, address: returnedAt ?? site.address },
    dropoffTime: localInstant(booking.dropoffDate, booking.dropoffTime ?? openingHours.closes, timeZone),
    bookingTime: booking.createdAt,
    totalPrice: booking.totalPrice,
    ...(currency && { priceCurrency: currency }),
  };
}

/** Returns an instant as the agency's clock shows it: `2026-12-01T10:30:00+00:00`. */
function localInstant(...[day, time, zone]: Parameters<typeof agencyInstant>): string {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const minutes = Math.round((wall - agencyInstant(day, time, zone).getTime()) / MINUTE_MS);
  const part = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const offset = Math.abs(minutes);
  return `${day}T${time}:00${minutes < 0 ? '-' : '+'}${part(offset / 60)}:${part(offset % 60)}`;
}
