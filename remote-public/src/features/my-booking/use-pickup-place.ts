import type { PickupDetails } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { PICKUP_PLACE_TEXT } from 'shared-kit/ui';

const DIRECTIONS = 'https://www.google.com/maps/dir/?api=1&destination=';

/** Returns the name of the pick-up place, and for the agency the URL of directions. */
export function usePickupPlace({ pickupPlace, pickupAddress }: PickupDetails) {
  const { address } = useHost().site;
  const { formatMessage } = useIntl();
  if (pickupPlace === 'airport') return { name: formatMessage(PICKUP_PLACE_TEXT.airport) };
  if (pickupPlace === 'address' && pickupAddress) return { name: pickupAddress };
  return { name: address, directions: DIRECTIONS + encodeURIComponent(address) };
}
