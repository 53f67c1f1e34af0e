import { useSearchParams } from 'react-router-dom';
import { PICKUP_TIMES } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import { RENTAL_TEXT } from './texts.ts';

/** Query parameters of a search. */
export const QUERY = {
  location: 'location',
  pickupDate: 'pickupDate',
  dropoffDate: 'dropoffDate',
  pickupTime: 'pickupTime',
} as const;

/** The only pickup location, as in URLs. */
export const LOCATION = 'Marrakech';

/** Values of the search form; empty fields are empty strings. */
export interface RentalSearch {
  readonly location: string;
  readonly pickupDate: string;
  readonly dropoffDate: string;
  readonly pickupTime: string;
}

export const CAR_LIST_PATH = '/cars';

/** Returns the URL of the car list for a search, with all parameters, also empty ones. */
export function carListAddress({ location, pickupDate, dropoffDate, pickupTime }: RentalSearch): string {
  return `${CAR_LIST_PATH}?${new URLSearchParams({
    [QUERY.location]: location,
    [QUERY.pickupDate]: pickupDate,
    [QUERY.dropoffDate]: dropoffDate,
    [QUERY.pickupTime]: pickupTime,
  })}`;
}

export interface SearchedPickup {
  readonly location?: string;
  readonly time?: string;
}

/** Returns the function that appends a pick-up time, if any, to a formatted day: `Tue 1 Dec, 10:00 AM`. */
export function useWithPickupTime() {
  const { formatMessage } = useIntl();
  const format = useFormat();
  return (day: string, time: string | undefined): string =>
    time ? formatMessage(RENTAL_TEXT.dayTime, { day, time: format.time(time) }) : day;
}

/** Returns location and time of the search in the URL. A time that the booking form does not offer is ignored. */
export function useSearchedPickup(): SearchedPickup {
  const [parameters] = useSearchParams();
  const time = parameters.get(QUERY.pickupTime) ?? '';
  return {
    ...(parameters.get(QUERY.location) === LOCATION && { location: LOCATION }),
    ...(PICKUP_TIMES.includes(time) && { time }),
  };
}
