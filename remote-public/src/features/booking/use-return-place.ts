import { PICKUP_PLACES, placeNameOf } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { PICKUP_PLACE_TEXT } from 'shared-kit/ui';
import type { PricedBooking } from './use-booking-form.ts';

/** Returns the name of the place where a booking's car is given back; undefined for that of the pick-up. */
export function useReturnPlace({ dropoffPlace, lines }: PricedBooking): string | undefined {
  const { code } = useHost().locale;
  const { formatMessage } = useIntl();
  if (!dropoffPlace) return undefined;
  const kind = PICKUP_PLACES.find((place) => place === dropoffPlace);
  return placeNameOf(lines, 'dropoff', code) ?? (kind && formatMessage(PICKUP_PLACE_TEXT[kind]));
}
