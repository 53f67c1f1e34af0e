import { useSearchParams } from 'react-router-dom';

/** Query parameters of a search. */
export const QUERY = {
  location: 'location',
  pickupDate: 'pickupDate',
  dropoffDate: 'dropoffDate',
  pickupTime: 'pickupTime',
} as const;

const FIRST_PICKUP_HOUR = 9;
const PICKUP_HOURS = 10;

/** `09:00` to `18:00`, hourly. */
export const PICKUP_TIMES: readonly string[] = Array.from(
  { length: PICKUP_HOURS },
  (_, index) => `${String(FIRST_PICKUP_HOUR + index).padStart(2, '0')}:00`,
);

/** Formats `14:00` as `2:00 PM`. */
export function formatPickupTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour > 12 ? hour - 12 : hour}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The only pickup location. */
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

/** Appends the searched time, if any, to a day: `Tue 1 Dec, 10:00 AM`. */
export function withPickupTime(day: string, { time }: SearchedPickup): string {
  return time ? `${day}, ${formatPickupTime(time)}` : day;
}

/** Returns location and time of the search in the URL. Values that the form does not offer are ignored. */
export function useSearchedPickup(): SearchedPickup {
  const [parameters] = useSearchParams();
  const time = parameters.get(QUERY.pickupTime) ?? '';
  return {
    ...(parameters.get(QUERY.location) === LOCATION && { location: LOCATION }),
    ...(PICKUP_TIMES.includes(time) && { time }),
  };
}
