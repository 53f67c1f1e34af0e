import { useLocation, useSearchParams } from 'react-router-dom';
import { type DateRange, parseDateRange } from 'shared-kit/domain';
import { QUERY, type SearchedPickup } from './rental-search.ts';

/** What becomes of the history when the address changes. */
export interface HistoryEntry {
  readonly replace: boolean;
  readonly state: unknown;
}

/** Without an `entry`, in place of the one that is shown. */
type SetRange = (range: DateRange | undefined, entry?: HistoryEntry) => void;

/** The range that the address asks for, bookable or not, and the way to change or clear it in place. */
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

/** The address of a car's page; chosen dates, and where and when of the search, stay with the visitor. */
export function carAddress(carId: string, range: DateRange | undefined, { location, time }: SearchedPickup): string {
  const query = new URLSearchParams({
    ...(location && { [QUERY.location]: location }),
    ...(range && { [QUERY.pickupDate]: range.from, [QUERY.dropoffDate]: range.to }),
    ...(time && { [QUERY.pickupTime]: time }),
  });
  return `/car/${encodeURIComponent(carId)}${query.size > 0 ? `?${query}` : ''}`;
}
