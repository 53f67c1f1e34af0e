import { useSearchParams } from 'react-router-dom';

/** The names under which a search travels in the address. */
export const QUERY = {
  location: 'location',
  pickupDate: 'pickupDate',
  dropoffDate: 'dropoffDate',
  pickupTime: 'pickupTime',
} as const;

const FIRST_PICKUP_HOUR = 9;
const PICKUP_HOURS = 10;

/** Hourly, 09:00 to 18:00. */
export const PICKUP_TIMES: readonly string[] = Array.from(
  { length: PICKUP_HOURS },
  (_, index) => `${String(FIRST_PICKUP_HOUR + index).padStart(2, '0')}:00`,
);

/** `14:00` as `2:00 PM`. */
export function formatPickupTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour > 12 ? hour - 12 : hour}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
}

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
