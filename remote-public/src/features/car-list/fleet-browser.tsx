import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Car, countRentalDays, type DateRange } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { type QueryState, useHost } from 'shared-kit/remote';
import { QUERY } from '../../data/rental-search.ts';
import { useAskedDateRange } from '../../data/use-date-range-parameters.ts';
import { useAvailableCars } from '../../data/use-fleet.ts';
import { AvailableCars } from './available-cars.tsx';
import { DatesBar } from './dates-bar.tsx';
import styles from './fleet-browser.module.css';
import { type ListDates, readListDates } from './read-list-dates.ts';
import { LIST_TEXT } from './texts.ts';

/** The date field and the cars that are available on these dates. */
export function FleetBrowser() {
  const host = useHost();
  const now = host.now();
  const [parameters] = useSearchParams();
  const [, setChosen] = useAskedDateRange();
  const text = (name: string) => parameters.get(name) ?? '';
  const dates = readListDates(text(QUERY.pickupDate), text(QUERY.dropoffDate), now, host.site);
  const fleet = useAvailableCars(dates.range);
  const results = useRef<HTMLDivElement>(null);

  const choose = (next: DateRange) => {
    setChosen(next);
    // After a change far down the list, show the new results from the top.
    if (results.current && results.current.getBoundingClientRect().top < 0) results.current.scrollIntoView();
  };

  return (
    <>
      <DatesBar dates={dates} now={now} onChange={choose}>
        <ResultsStatus fleet={fleet} dates={dates} />
      </DatesBar>
      <div ref={results} className={styles.results}>
        <AvailableCars fleet={fleet} range={dates.range} />
      </div>
    </>
  );
}

interface ResultsStatusProps {
  readonly fleet: QueryState<readonly Car[]>;
  readonly dates: ListDates;
}

/** The number of available cars, announced after every change; empty for dates that cannot be booked. */
function ResultsStatus({ fleet, dates: { range, problem } }: ResultsStatusProps) {
  const { formatMessage } = useIntl();
  const count = fleet.status === 'ready' && !problem ? fleet.value.length : undefined;
  return (
    <p role="status">
      {fleet.status === 'loading' && formatMessage(LIST_TEXT.loading)}
      {count !== undefined &&
        formatMessage(LIST_TEXT.count, { cars: count, days: countRentalDays(range.from, range.to) })}
    </p>
  );
}
