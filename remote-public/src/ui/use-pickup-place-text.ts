import type { Booking } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { PICKUP_PLACE_TEXT } from 'shared-kit/ui';
import { PICKUP_TEXT } from './texts.ts';

type Pickup = Pick<Booking, 'pickupPlace' | 'pickupAddress' | 'flightNumber'>;

/** Returns the function that names the place of the pick-up: the agency, the airport with the flight, or the address. */
export function usePickupPlaceText() {
  const { formatMessage } = useIntl();
  return ({ pickupPlace = 'agency', pickupAddress, flightNumber }: Pickup): string => {
    if (pickupPlace === 'address' && pickupAddress) return pickupAddress;
    if (pickupPlace === 'airport' && flightNumber)
      return formatMessage(PICKUP_TEXT.airportFlight, { flight: flightNumber });
    return formatMessage(PICKUP_PLACE_TEXT[pickupPlace]);
  };
}
