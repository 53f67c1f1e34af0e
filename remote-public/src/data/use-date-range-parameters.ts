import { useLocation, useSearchParams } from 'react-router-dom';
import { type DateRange, parseDateRange } from 'shared-kit/domain';
import { QUERY, type SearchedPickup } from './rental-search.ts';

/** Options of a navigation. */
export interface HistoryEntry {
  readonly replace: boolean;
  readonly state: unknown;
}

/** Replaces the current history entry unless `entry` is given. */
type SetRange = (range: DateRange | undefined, entry?: HistoryEntry) => void;

/** Returns the range in the URL, bookable or not, and the function that changes or clears it. */
export function useAskedDateRange(): readonly [DateRange | undefined, SetRange] {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  const setRange: SetRange = (range, entry) =>
    setParameters(
      (previous) => {
        const next = new URLSearchParams(previous);
        next.delete(QUERY.pickupDate);
        next.delete(QUERY.dropoffDate);
        if (range) {
          next.set(QUERY.pickupDate, range.from);
          next.set(QUERY.dropoffDate, range.to);
        }
        return next;
      },
      { replace: true, preventScrollReset: true, state, ...entry },
    );
  return [parseDateRange(parameters.get(QUERY.pickupDate), parameters.get(QUERY.dropoffDate)), setRange];
}

/** Returns the URL of a car's page with the chosen dates and the location and time of the search. */
export function carAddress(carId: string, range: DateRange | undefined, { location, time }: SearchedPickup): string {
  const query = new URLSearchParams({
    ...(location && { [QUERY.location]: location }),
    ...(range && { [QUERY.pickupDate]: range.from, [QUERY.dropoffDate]: range.to }),
    ...(time && { [QUERY.pickupTime]: time }),
  });
  return `/car/${encodeURIComponent(carId)}${query.size > 0 ? `?${query}` : ''}`;
}
