import { type MouseEvent, memo, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { DateRange, FleetFilters, FleetPage } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { buttonClass } from 'shared-kit/ui';
import { clearFilters, type FleetChoice, filtersOf, fleetUrl, listFilters } from '../../data/fleet-url.ts';
import { useFleetCount } from '../../data/use-fleet.ts';
import { OFFER_TEXT } from '../../ui/texts.ts';
import { CarGrid } from './car-grid.tsx';
import styles from './no-cars.module.css';
import { PageLinks } from './page-links.tsx';
import { FILTER_TEXT, LIST_TEXT, PAGES_TEXT } from './texts.ts';
import { useFilterNames } from './use-filter-names.ts';
import { type SingleRemoval, useSingleRemovals } from './use-single-removals.ts';

/** The first row on a desktop is in the first screen. */
const IN_FIRST_SCREEN = 3;

export interface FleetResultsProps {
  readonly page: FleetPage;
  /** The dates of the list; the cards show the total for them and their links contain them. */
  readonly range: DateRange;
  readonly choice: FleetChoice;
  /** Renders alternatives when no car is free on these dates. */
  readonly renderAlternatives?: ((range: DateRange, filters: FleetFilters) => ReactNode) | undefined;
}

/** The cars of a page and the links to the others. */
export const FleetResults = memo(function FleetResults(props: FleetResultsProps) {
  const { page, range, choice } = props;
  if (page.cars.length === 0) return <NoCars {...props} />;
  return (
    <>
      <CarGrid cars={page.cars} range={range} earlyCount={IN_FIRST_SCREEN} />
      <PageLinks pagination={page.pagination} choice={choice} />
    </>
  );
});

/** Notice that no car matches, with possible actions. */
function NoCars({ page, range, choice, renderAlternatives }: FleetResultsProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.content}>
      <div className={styles.empty}>
        <h2>{formatMessage(LIST_TEXT.emptyHeading)}</h2>
        <p>{formatMessage(LIST_TEXT.emptyAdvice)}</p>
        {page.pagination.total > 0 ? (
          <FirstPage choice={choice} />
        ) : (
          listFilters(choice).length > 0 && <FewerFilters page={page} range={range} choice={choice} />
        )}
      </div>
      {page.pagination.total === 0 && renderAlternatives?.(range, filtersOf(choice))}
    </div>
  );
}

/** Link to the first page, for a page after the last one. */
function FirstPage({ choice: { page: _, ...filters } }: Pick<FleetResultsProps, 'choice'>) {
  const { formatMessage } = useIntl();
  const [parameters] = useSearchParams();
  return (
    <Link replace to={fleetUrl(parameters, filters)} className={buttonClass({})} onClick={focusList}>
      {formatMessage(PAGES_TEXT.first)}
    </Link>
  );
}

/** Links that remove the one filter without which cars are free, and one that clears them all. */
function FewerFilters({ page, range, choice }: Pick<FleetResultsProps, 'page' | 'range' | 'choice'>) {
  const { formatMessage } = useIntl();
  const nameOf = useFilterNames();
  const [parameters] = useSearchParams();
  const removals = useSingleRemovals(page, range, choice);
  const namesOf = (field: SingleRemoval['field']) =>
    listFilters(choice)
      .filter((filter) => filter.field === field)
      .map(nameOf)
      .join(' / ');
  return (
    <>
      {removals.map(({ field, count, next }, index) => (
        <Link
          key={field}
          replace
          to={fleetUrl(parameters, next)}
          className={buttonClass(index === 0 ? {} : { look: 'secondary' })}
          onClick={focusList}
        >
          <span>{formatMessage(FILTER_TEXT.without, { count, filter: <bdi key="filter">{namesOf(field)}</bdi> })}</span>
        </Link>
      ))}
      <WithoutFilters range={range} choice={choice} isSecond={removals.length > 0} />
    </>
  );
}

interface WithoutFiltersProps extends Pick<FleetResultsProps, 'range' | 'choice'> {
  readonly isSecond: boolean;
}

/** Link that clears the filters, with the resulting number of cars; none when no car is free without them either. */
function WithoutFilters({ range, choice, isSecond }: WithoutFiltersProps) {
  const { formatMessage } = useIntl();
  const [parameters] = useSearchParams();
  const all = useFleetCount(range);
  const count = all.status === 'ready' ? all.value.pagination.total : undefined;
  if (count === 0) return null;
  return (
    <Link
      replace
      to={fleetUrl(parameters, clearFilters(choice))}
      className={buttonClass(isSecond ? { look: 'secondary' } : {})}
      onClick={focusList}
    >
      <span>
        <span>{formatMessage(FILTER_TEXT.clear)}</span>{' '}
        {count !== undefined && <span>{`(${formatMessage(OFFER_TEXT.several, { count })})`}</span>}
      </span>
    </Link>
  );
}

/** Focuses the list, since the link is removed. */
function focusList({ currentTarget }: MouseEvent): void {
  currentTarget.closest('section')?.focus({ preventScroll: true });
}
