import { type Car, countRentalDays } from 'shared-kit/domain';
import type { QueryState } from 'shared-kit/remote';
import type { ListDates } from './read-list-dates.ts';
import { CAR_LIST_TEXT } from './texts.ts';

interface ResultsStatusProps {
  readonly fleet: QueryState<readonly Car[]>;
  readonly dates: ListDates;
}

/** The number of free cars, announced after every change; empty beside dates that cannot be booked. */
export function ResultsStatus({ fleet, dates }: ResultsStatusProps) {
  return <p role="status">{describe(fleet, dates)}</p>;
}

function describe(fleet: QueryState<readonly Car[]>, { range, problem }: ListDates): string {
  if (fleet.status === 'loading') return CAR_LIST_TEXT.loading;
  if (fleet.status === 'failed' || problem) return '';
  return CAR_LIST_TEXT.count(fleet.value.length, countRentalDays(range.from, range.to));
}
