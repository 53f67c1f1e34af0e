import { useRef } from 'react';
import { agencyToday, type DateRange, defaultDateRange } from 'shared-kit/domain';
import { useHost } from '../../data/host-context.tsx';
import { useDateRangeParameters } from '../../data/use-date-range-parameters.ts';
import { useAvailableCars } from '../../data/use-fleet.ts';
import { AvailableCars } from './available-cars.tsx';
import { DatesBar } from './dates-bar.tsx';
import styles from './fleet-browser.module.css';
import { ResultsStatus } from './results-status.tsx';

/** The dates, and the cars that are free on them. */
export function FleetBrowser() {
  const { site } = useHost();
  const today = agencyToday(new Date(), site.timeZone);
  const [chosen, setChosen] = useDateRangeParameters();
  const range = chosen ?? defaultDateRange(today);
  const fleet = useAvailableCars(range);
  const results = useRef<HTMLDivElement>(null);

  const choose = (next: DateRange) => {
    setChosen(next);
    // Dates that were changed far down the list: the new answer is read from its beginning.
    if (results.current && results.current.getBoundingClientRect().top < 0) results.current.scrollIntoView();
  };

  return (
    <>
      <DatesBar range={range} isChosen={chosen !== undefined} today={today} onChange={choose}>
        <ResultsStatus fleet={fleet} range={range} />
      </DatesBar>
      <div ref={results} className={styles.results}>
        <AvailableCars fleet={fleet} chosen={chosen} />
      </div>
    </>
  );
}
