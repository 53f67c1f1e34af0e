import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { agencyToday, type DateRange } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import { QUERY } from '../../data/rental-search.ts';
import { useAskedDateRange } from '../../data/use-date-range-parameters.ts';
import { useAvailableCars } from '../../data/use-fleet.ts';
import { AvailableCars } from './available-cars.tsx';
import { DatesBar } from './dates-bar.tsx';
import styles from './fleet-browser.module.css';
import { readListDates } from './read-list-dates.ts';
import { ResultsStatus } from './results-status.tsx';

/** The dates, and the cars that are free on them. */
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
    // Dates that were changed far down the list: the new answer is read from its beginning.
    if (results.current && results.current.getBoundingClientRect().top < 0) results.current.scrollIntoView();
  };

  return (
    <>
      <DatesBar dates={dates} today={agencyToday(now, site.timeZone)} onChange={choose}>
        <ResultsStatus fleet={fleet} dates={dates} />
      </DatesBar>
      <div ref={results} className={styles.results}>
        <AvailableCars fleet={fleet} range={dates.handedOn} />
      </div>
    </>
  );
}
