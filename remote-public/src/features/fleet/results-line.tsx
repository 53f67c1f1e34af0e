import { type Car, type DateRange, formatCalendarDay } from 'shared-kit/domain';
import { formatPickupTime } from '../../data/pickup-times.ts';
import type { RemoteData } from '../../data/remote-data.ts';
import { useSearchedPickup } from '../../data/rental-search.ts';
import { fleetContent } from './content.ts';
import styles from './results-line.module.css';

interface ResultsLineProps {
  readonly fleet: RemoteData<readonly Car[]>;
  readonly range: DateRange;
}

/** How many cars are free, said aloud after every change, and what else the search asked for. */
export function ResultsLine({ fleet, range }: ResultsLineProps) {
  const { location, time } = useSearchedPickup();
  const searched = [location, time && fleetContent.pickupAt(formatPickupTime(time))].filter(Boolean).join(' · ');
  return (
    <div className={styles.line}>
      <p role="status">{describe(fleet, range)}</p>
      {searched && <p>{searched}</p>}
    </div>
  );
}

function describe(fleet: RemoteData<readonly Car[]>, { from, to }: DateRange): string {
  if (fleet.status === 'loading') return fleetContent.loading;
  if (fleet.status === 'failed') return '';
  return fleetContent.count(fleet.value.length, `${formatCalendarDay(from)} – ${formatCalendarDay(to)}`);
}
