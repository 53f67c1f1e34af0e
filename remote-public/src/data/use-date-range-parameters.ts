import { useLocation, useSearchParams } from 'react-router-dom';
import { type DateRange, parseDateRange } from 'shared-kit/domain';
import { FLEET_QUERY, type FleetChoice, writeFleetChoice } from './fleet-url.ts';
import { QUERY, type SearchedPickup } from './rental-search.ts';

/** Options of a navigation. */
export interface HistoryEntry {
  readonly replace: boolean;
  readonly state: unknown;
}

/** Replaces the current history entry unless `entry` is given. */
type SetRange = (range: DateRange | undefined, entry?: HistoryEntry) => void;

/** Returns the range in the URL, even if it cannot be booked, and the function that changes or clears it. */
export function useAskedDateRange(): readonly [DateRange | undefined, SetRange] {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  const setRange: SetRange = (range, entry) =>
    setParameters((previous) => withRange(previous, range), {
      replace: true,
      preventScrollReset: true,
      state,
      ...entry,
    });
  return [parseDateRange(parameters.get(QUERY.pickupDate), parameters.get(QUERY.dropoffDate)), setRange];
}

/**
 * Returns the query parameters with other dates and without the page, since the list has different pages for each
 * range.
 */
export function withRange(parameters: URLSearchParams, range: DateRange | undefined): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.delete(QUERY.pickupDate);
  next.delete(QUERY.dropoffDate);
  next.delete(FLEET_QUERY.page);
  if (range) {
    next.set(QUERY.pickupDate, range.from);
    next.set(QUERY.dropoffDate, range.to);
  }
  return next;
}

/**
 * Returns the URL of a car's page with the chosen dates, the location and time of the search, and the choice of the list,
 * to which that page links.
 */
export function carAddress(
  carId: string,
  range: DateRange | undefined,
  { location, time }: SearchedPickup,
  choice: FleetChoice = {},
): string {
  const search = new URLSearchParams({
    ...(location && { [QUERY.location]: location }),
    ...(range && { [QUERY.pickupDate]: range.from, [QUERY.dropoffDate]: range.to }),
    ...(time && { [QUERY.pickupTime]: time }),
  });
  const query = writeFleetChoice(search, choice);
  return `/car/${encodeURIComponent(carId)}${query.size > 0 ? `?${query}` : ''}`;
}
