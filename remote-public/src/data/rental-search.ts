import { useSearchParams } from 'react-router-dom';
import { formatPickupTime, PICKUP_TIMES } from './pickup-times.ts';
import { QUERY } from './query-parameters.ts';

/** The one place where cars are handed over. */
export const LOCATION = 'Marrakech';

/** What the search on the home page asks for; a field that was left empty is an empty text. */
export interface RentalSearch {
  readonly location: string;
  readonly pickupDate: string;
  readonly dropoffDate: string;
  readonly pickupTime: string;
}

export const CAR_LIST_PATH = '/cars';

/** The address of the car list for a search; every key is there, also without a value. */
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

/** The day and, when the search asked for one, the time: `Tue 1 Dec, 10:00 AM`. */
export function withPickupTime(day: string, { time }: SearchedPickup): string {
  return time ? `${day}, ${formatPickupTime(time)}` : day;
}

/** Where and when of the search that led here. Only what the form can say counts: an address is anybody's text. */
export function useSearchedPickup(): SearchedPickup {
  const [parameters] = useSearchParams();
  const time = parameters.get(QUERY.pickupTime) ?? '';
  return {
    ...(parameters.get(QUERY.location) === LOCATION && { location: LOCATION }),
    ...(PICKUP_TIMES.includes(time) && { time }),
  };
}
