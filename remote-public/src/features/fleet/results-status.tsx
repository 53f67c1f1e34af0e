import { type Car, countRentalDays, type DateRange } from 'shared-kit/domain';
import type { RemoteData } from '../../data/remote-data.ts';
import { fleetContent } from './content.ts';

interface ResultsStatusProps {
  readonly fleet: RemoteData<readonly Car[]>;
  readonly range: DateRange;
}

/** How many cars are free, said aloud after every change. */
export function ResultsStatus({ fleet, range }: ResultsStatusProps) {
  return <p role="status">{describe(fleet, range)}</p>;
}

function describe(fleet: RemoteData<readonly Car[]>, { from, to }: DateRange): string {
  if (fleet.status === 'loading') return fleetContent.loading;
  if (fleet.status === 'failed') return '';
  return fleetContent.count(fleet.value.length, countRentalDays(from, to));
}
