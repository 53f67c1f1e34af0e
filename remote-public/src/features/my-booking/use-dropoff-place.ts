import type { MyBooking } from 'shared-kit/api-client';
import { placeNameOf } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { PICKUP_PLACE_TEXT } from 'shared-kit/ui';

/** Returns where a car is given back; undefined when it is the place of the pick-up. */
export function useDropoffPlace({ dropoffPlace, lines }: MyBooking): string | undefined {
  const { site } = useHost();
  const { formatMessage, locale } = useIntl();
  if (!dropoffPlace) return undefined;
  const named = placeNameOf(lines, 'dropoff', locale);
  if (named) return named;
  if (dropoffPlace === 'agency') return site.address;
  return formatMessage(PICKUP_PLACE_TEXT[dropoffPlace === 'airport' ? 'airport' : 'address']);
}
