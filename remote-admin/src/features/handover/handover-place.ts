import { type Booking, type HandoverDirection, placeNameOf } from 'shared-kit/domain';
import type { Texts } from 'shared-kit/intl';
import { pickupLine } from 'shared-kit/ui';
import { linesOf } from '../../data/booking-lines.ts';

/** Returns where a car is handed over or comes back; papers say it in their language. @param agency its address */
export function handoverPlace(
  booking: Booking,
  direction: HandoverDirection,
  { locale, formatMessage }: Texts,
  agency: string,
): string {
  const { flightNumber: _, dropoffPlace, ...rest } = booking;
  const named = (stop: 'pickup' | 'dropoff') => ({ placeName: placeNameOf(linesOf(booking), stop, locale) });
  if (direction === 'pickup') return pickupLine({ ...booking, ...named('pickup') }, formatMessage, agency);
  return dropoffPlace
    ? pickupLine({ pickupPlace: dropoffPlace, ...named('dropoff') }, formatMessage, agency)
    : pickupLine({ ...rest, ...named('pickup') }, formatMessage, agency);
}
