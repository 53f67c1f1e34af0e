import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import { countRentalDays, type DateRange, type FleetPage } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { type QueryState, useHost } from 'shared-kit/remote';
import { type FleetChoice, filtersOf, listFilters } from '../../data/fleet-url.ts';
import { QUERY } from '../../data/rental-search.ts';
import { useAskedDateRange } from '../../data/use-date-range-parameters.ts';
import { useFleet } from '../../data/use-fleet.ts';
import { useFleetChoice } from '../../data/use-fleet-choice.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { SlowNotice } from '../../ui/slow-notice.tsx';
import { CarGridSkeleton } from './car-grid.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { DatesBar } from './dates-bar.tsx';
import { FilterBar } from './filter-bar.tsx';
import styles from './fleet-browser.module.css';
import { FleetResults, type FleetResultsProps } from './fleet-results.tsx';
import { type ListDates, readListDates } from './read-list-dates.ts';
import { LIST_TEXT } from './texts.ts';

type FleetBrowserProps = Pick<FleetResultsProps, 'renderAlternatives'>;

/** The date field, the filters and the cars that are available on these dates. */
export function FleetBrowser({ renderAlternatives }: FleetBrowserProps) {
  const host = useHost();
  const { formatMessage } = useIntl();
  const now = host.now();
  const [parameters] = useSearchParams();
  const [, setRange] = useAskedDateRange();
  const [choice, setChoice] = useFleetChoice();
  const text = (name: string) => parameters.get(name) ?? '';
  const dates = readListDates(text(QUERY.pickupDate), text(QUERY.dropoffDate), now, host.site);
  const fleet = useFleet(dates.range, choice);
  const newest = useNewestAnswer(fleet, dates.range, choice);
  // Deferred, so that the controls are updated before the cards.
  const shown = useDeferredValue(newest);
  const results = useRef<HTMLElement>(null);
  useFocusOnNewPage(shown?.page, () => {
    results.current?.focus({ preventScroll: true });
    showFromTop();
  });

  /** Scrolls to the start of the results if it is above the window. */
  function showFromTop() {
    if (results.current && results.current.getBoundingClientRect().top < 0) results.current.scrollIntoView();
  }
  const choose = (next: FleetChoice) => {
    setChoice(next);
    afterPaint(showFromTop);
  };

  return (
    <>
      <DatesBar
        dates={dates}
        now={now}
        filters={filtersOf(choice)}
        onChange={(next) => {
          setRange(next);
          afterPaint(showFromTop);
        }}
      >
        <ResultsStatus fleet={fleet} newest={isOf(dates, newest) ? newest : undefined} dates={dates} />
        <FilterBar choice={choice} page={newest?.page} onChoose={choose} />
      </DatesBar>
      <section
        ref={results}
        aria-label={formatMessage(LIST_TEXT.results)}
        tabIndex={-1}
        aria-busy={fleet.status === 'loading' && isOf(dates, newest)}
        className={styles.results}
      >
        <ChosenFilters choice={choice} hasClear={shown?.page.cars.length !== 0} onChoose={choose} />
        {fleet.status === 'failed' && <FailureNotice title={formatMessage(LIST_TEXT.failure)} failure={fleet} />}
        {fleet.status === 'loading' && <SlowNotice />}
        {fleet.status !== 'failed' && !isOf(dates, shown) && (
          <CarGridSkeleton count={SKELETONS} label={formatMessage(LIST_TEXT.loading)} />
        )}
        {fleet.status !== 'failed' && isOf(dates, shown) && (
          <FleetResults {...shown} renderAlternatives={renderAlternatives} />
        )}
      </section>
    </>
  );
}

const SKELETONS = 6;

/** A page of the list with the range and choice that were requested. */
interface Answer {
  readonly page: FleetPage;
  readonly range: DateRange;
  readonly choice: FleetChoice;
}

/** Returns the latest response, also while the next one loads. */
function useNewestAnswer(fleet: QueryState<FleetPage>, range: DateRange, choice: FleetChoice): Answer | undefined {
  const page = fleet.status === 'ready' ? fleet.value : undefined;
  const [newest, setNewest] = useState(page && { page, range, choice });
  if (page && page !== newest?.page) setNewest({ page, range, choice });
  return newest;
}

/**
 * Returns whether a response is for these dates. Responses for other dates are not shown; those for other filters are,
 * until the next one arrives.
 */
function isOf({ range }: ListDates, answer: Answer | undefined): answer is Answer {
  return answer?.range.from === range.from && answer.range.to === range.to;
}

/** Focuses the start of the list after a link to another page of it. */
function useFocusOnNewPage(page: FleetPage | undefined, focusStart: () => void): void {
  const current = page?.pagination.current;
  const navigationType = useNavigationType();
  const last = useRef(current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every page
  useEffect(() => {
    const isOther = last.current !== undefined && last.current !== current;
    last.current = current;
    // Not after changed filters or Back, which may change the page, too.
    if (isOther && navigationType === 'PUSH') focusStart();
  }, [current]);
}

interface ResultsStatusProps {
  readonly fleet: QueryState<FleetPage>;
  readonly newest: Answer | undefined;
  readonly dates: ListDates;
}

/** Status with the number of available cars, announced after every change; empty for dates that cannot be booked. */
function ResultsStatus({ fleet, newest, dates: { range, problem } }: ResultsStatusProps) {
  const { formatMessage } = useIntl();
  // The filters that were counted, which may be the previous ones.
  const text = newest && listFilters(newest.choice).length > 0 ? LIST_TEXT.countFiltered : LIST_TEXT.count;
  const status = () => {
    if (fleet.status === 'loading' && !newest) return formatMessage(LIST_TEXT.loading);
    if (!newest || fleet.status === 'failed' || problem) return '';
    const days = formatMessage(LIST_TEXT.onDays, { days: countRentalDays(range.from, range.to) });
    return formatMessage(text, { cars: newest.page.pagination.total, days });
  };
  return <p role="status">{status()}</p>;
}
