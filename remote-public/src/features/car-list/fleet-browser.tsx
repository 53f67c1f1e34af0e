import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { agencyToday, type Car, countRentalDays, type DateRange } from 'shared-kit/domain';
import { type QueryState, useHost } from 'shared-kit/remote';
import { QUERY } from '../../data/rental-search.ts';
import { useAskedDateRange } from '../../data/use-date-range-parameters.ts';
import { useAvailableCars } from '../../data/use-fleet.ts';
import { AvailableCars } from './available-cars.tsx';
import { DatesBar } from './dates-bar.tsx';
import styles from './fleet-browser.module.css';
import { type ListDates, readListDates } from './read-list-dates.ts';
import { CAR_LIST_TEXT } from './texts.ts';

/** The date field and the cars that are available on these dates. */
export function FleetBrowser() {
  const host = useHost();
  const { site } = host;
  const now = host.now();
  const [parameters] = useSearchParams();
  const [, setChosen] = useAskedDateRange();
  const text = (name: string) => parameters.get(name) ?? '';
  const dates = readListDates(text(QUERY.pickupDate), text(QUERY.dropoffDate), now, site);
  const fleet = useAvailableCars(dates.range);
  const results = useRef<HTMLDivElement>(null);

  const choose = (next: DateRange) => {
    setChosen(next);
    // After a change far down the list, show the new results from the top.
    if (results.current && results.current.getBoundingClientRect().top < 0) results.current.scrollIntoView();
  };

  return (
    <>
      <DatesBar dates={dates} today={agencyToday(now, site.timeZone)} onChange={choose}>
        <ResultsStatus fleet={fleet} dates={dates} />
      </DatesBar>
      <div ref={results} className={styles.results}>
        <AvailableCars fleet={fleet} range={dates.linkRange} />
      </div>
    </>
  );
}

interface ResultsStatusProps {
  readonly fleet: QueryState<readonly Car[]>;
  readonly dates: ListDates;
}

/** The number of available cars, announced after every change; empty for dates that cannot be booked. */
function ResultsStatus({ fleet, dates }: ResultsStatusProps) {
  return <p role="status">{describe(fleet, dates)}</p>;
}

function describe(fleet: QueryState<readonly Car[]>, { range, problem }: ListDates): string {
  if (fleet.status === 'loading') return CAR_LIST_TEXT.loading;
  if (fleet.status === 'failed' || problem) return '';
  return CAR_LIST_TEXT.count(fleet.value.length, countRentalDays(range.from, range.to));
}
