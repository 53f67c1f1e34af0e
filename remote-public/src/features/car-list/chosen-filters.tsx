import type { MouseEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useIntl } from 'shared-kit/intl';
import { Icon } from 'shared-kit/ui';
import { clearFilters, type FleetChoice, fleetUrl, listFilters, removeFilter } from '../../data/fleet-url.ts';
import styles from './chosen-filters.module.css';
import { FILTER_TEXT } from './texts.ts';
import { useFilterNames } from './use-filter-names.ts';

interface ChosenFiltersProps {
  readonly choice: FleetChoice;
  /** Whether a link removes all of them; the empty list has one of its own. */
  readonly hasClear: boolean;
  readonly onChoose: (choice: FleetChoice) => void;
}

/** Links that remove one of the chosen filters, or all; they work without scripts. */
export function ChosenFilters({ choice, hasClear, onChoose }: ChosenFiltersProps) {
  const { formatMessage } = useIntl();
  const nameOf = useFilterNames();
  const [parameters] = useSearchParams();
  const filters = listFilters(choice);
  if (filters.length === 0) return null;

  const follow = (event: MouseEvent<HTMLElement>, next: FleetChoice) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // The link is removed: the focus moves to the list of filters, or to that of cars when no filter remains.
    const place = listFilters(next).length > 0 ? 'ul' : 'section';
    event.currentTarget.closest<HTMLElement>(place)?.focus({ preventScroll: true });
    onChoose(next);
  };
  const cleared = clearFilters(choice);

  return (
    <ul className={styles.filters} tabIndex={-1} aria-label={formatMessage(FILTER_TEXT.chosen)}>
      {filters.map((filter) => {
        const next = removeFilter(choice, filter);
        return (
          <li key={`${filter.field} ${filter.value}`}>
            <Link
              to={fleetUrl(parameters, next)}
              aria-label={formatMessage(FILTER_TEXT.remove, { name: nameOf(filter) })}
              className={styles.filter}
              onClick={(event) => follow(event, next)}
            >
              <span>{nameOf(filter)}</span>
              <Icon name="close" size={16} />
            </Link>
          </li>
        );
      })}
      {hasClear && (
        <li>
          <Link to={fleetUrl(parameters, cleared)} className={styles.clear} onClick={(event) => follow(event, cleared)}>
            {formatMessage(FILTER_TEXT.clear)}
          </Link>
        </li>
      )}
    </ul>
  );
}
