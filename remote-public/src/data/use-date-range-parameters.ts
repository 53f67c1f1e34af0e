import { useSearchParams } from 'react-router-dom';
import { agencyToday, type DateRange, parseDateRange } from 'shared-kit/domain';
import { useHost } from './host-context.tsx';

/** The query parameters that carry a range through the site. */
const PICKUP = 'pickupDate';
const DROPOFF = 'dropoffDate';

/**
 * The range in the address, and the way to change it in place, without a history entry. A range that is
 * broken, reversed or in the past counts as none.
 */
export function useDateRangeParameters(): readonly [DateRange | undefined, (range: DateRange) => void] {
  const { site } = useHost();
  const [parameters, setParameters] = useSearchParams();
  const range = parseDateRange(parameters.get(PICKUP), parameters.get(DROPOFF));
  const isPast = range && range.from < agencyToday(new Date(), site.timeZone);

  const setRange = ({ from, to }: DateRange) =>
    setParameters(
      (previous) => {
        const next = new URLSearchParams(previous);
        next.set(PICKUP, from);
        next.set(DROPOFF, to);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  return [isPast ? undefined : range, setRange];
}

/** The address of a car's page; chosen dates stay with the visitor. */
export function carAddress(carId: string, range: DateRange | undefined): string {
  const path = `/car/${encodeURIComponent(carId)}`;
  return range ? `${path}?${new URLSearchParams({ [PICKUP]: range.from, [DROPOFF]: range.to })}` : path;
}
