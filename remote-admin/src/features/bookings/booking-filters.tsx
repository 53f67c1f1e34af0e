import { Button, type InputRef } from 'antd';
import { type ReactNode, type Ref, useId } from 'react';
import type { ValueCount } from 'shared-kit/api-client';
import { ACCEPTED_STATUSES, addDays, type CalendarDay } from 'shared-kit/domain';
import { type Message, useIntl } from 'shared-kit/intl';
import { Icon, useStatusLabel } from 'shared-kit/ui';
import { parseBookingSort, SORTABLE_FIELDS } from '../../data/booking-sort.ts';
import { type BookingsFilter, isFiltered, NO_FILTER, PERIODS } from '../../data/bookings-filter.ts';
import { type BookingsView, PAGE_SIZES, type PageSize } from '../../data/bookings-view.ts';
import { useAgencyToday } from '../../data/use-agency-today.ts';
import { DayField } from '../../kit/day-field.tsx';
import { InPageHead } from '../../kit/in-page-head.tsx';
import { MAX_TEXT_LENGTH } from '../../kit/list-screen/address-state.ts';
import { FilterChoice } from '../../kit/list-screen/filter-choice.tsx';
import { FoldedFilters } from '../../kit/list-screen/folded-filters.tsx';
import { nameSort } from '../../kit/list-screen/list-sort.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import styles from './booking-filters.module.css';
import { BOOKINGS_TEXT, FILTER_TEXT, ORDER_TEXTS, PERIOD_LABELS, UPCOMING_TEXT } from './texts.ts';
import { formatCount, useBookingCounts } from './use-booking-counts.ts';

interface BookingFiltersProps {
  readonly search: Ref<InputRef>;
  readonly filter: BookingsFilter;
  /** `isTyped` is true for changes by typing. */
  readonly onFilter: (filter: BookingsFilter, isTyped?: boolean) => void;
  readonly view: BookingsView;
  readonly onView: (choice: Partial<BookingsView>) => void;
  /** Called with the search text when Enter is pressed. */
  readonly onEnter: (text: string) => void;
  /** Buttons after the filters. */
  readonly children: ReactNode;
}

/** Controls for search, status, period, sort order and page size of the list of bookings. */
export function BookingFilters({ search, filter, onFilter, view, onView, onEnter, children }: BookingFiltersProps) {
  const { formatMessage } = useIntl();
  const label = useStatusLabel();
  const today = useAgencyToday();
  const counts = useBookingCounts(filter);
  const { text, status, period, group, ids } = filter;
  const counted = (choice: string, ...found: (ValueCount | undefined)[]) =>
    counts ? formatMessage(FILTER_TEXT.counted, { choice, count: formatCount(found) }) : choice;
  // `active` is offered where there are such bookings, so that the numbers add up.
  const statuses = ACCEPTED_STATUSES.filter(
    (value) => value !== 'active' || status === value || counts?.statuses.has(value),
  );
  const id = useId();
  const isCustom = typeof period === 'object';

  const changeDay = (end: 'from' | 'to') => (day: CalendarDay | '') => {
    if (!day || !isCustom) return;
    const changed = { ...period, [end]: day };
    onFilter({ ...filter, period: changed.from <= changed.to ? changed : { from: day, to: day } }, true);
  };

  return (
    <div className={styles.filters}>
      <InPageHead>
        <SearchField
          ref={search}
          className={styles.search ?? ''}
          aria-label={formatMessage(FILTER_TEXT.search)}
          aria-keyshortcuts="/"
          placeholder={formatMessage(FILTER_TEXT.searchHint)}
          prefix={<Icon name="search" size={18} />}
          maxLength={MAX_TEXT_LENGTH}
          value={text}
          onSearch={(typed) => onFilter({ ...filter, text: typed }, true)}
          onEnter={onEnter}
        />
      </InPageHead>
      <FoldedFilters
        count={[status, period, group].filter(Boolean).length + (ids.length > 0 ? 1 : 0)}
        beside={
          <Button
            className={styles.fromToday ?? ''}
            aria-pressed={period === 'fromToday'}
            onClick={() => onFilter({ ...filter, period: period === 'fromToday' ? undefined : 'fromToday' })}
          >
            {formatMessage(PERIOD_LABELS.fromToday)}
          </Button>
        }
      >
        <FilterChoice
          label={formatMessage(FILTER_TEXT.status)}
          all={counted(formatMessage(FILTER_TEXT.allStatuses), ...(counts?.statuses.values() ?? []))}
          choices={statuses.map((value) => ({ value, label: counted(label(value), counts?.statuses.get(value)) }))}
          value={status}
          onChange={(chosen) => onFilter({ ...filter, status: chosen })}
        />
        <FilterChoice
          label={formatMessage(FILTER_TEXT.period)}
          all={counted(formatMessage(FILTER_TEXT.allPeriods), counts?.periods.get('all'))}
          choices={[
            ...PERIODS.map((value) => ({
              value,
              label: counted(formatMessage(PERIOD_LABELS[value]), counts?.periods.get(value)),
            })),
            { value: CUSTOM, label: formatMessage(FILTER_TEXT.custom) },
          ]}
          value={isCustom ? CUSTOM : period}
          onChange={(name) =>
            onFilter({ ...filter, period: name === CUSTOM ? { from: today, to: addDays(today, 6) } : name })
          }
        />
        <ChoiceField
          aria-label={formatMessage(BOOKINGS_TEXT.sort)}
          value={nameSort(view.sort)}
          choices={ORDERS.map(({ value, label: order }) => ({ value, label: formatMessage(order) }))}
          onChange={(order) => onView({ sort: parseBookingSort(order) ?? view.sort })}
        />
        <ChoiceField<PageSize>
          aria-label={formatMessage(FILTER_TEXT.rows)}
          value={view.size}
          choices={PAGE_SIZES.map((size) => ({ value: size, label: formatMessage(FILTER_TEXT.rowCount, { size }) }))}
          onChange={(size) => onView({ size })}
        />
        {isCustom && (
          <div className={styles.range}>
            <div className={styles.day}>
              <label htmlFor={`${id}-from`}>{formatMessage(FILTER_TEXT.from)}</label>
              <DayField id={`${id}-from`} commitsOnBlur required value={period.from} onChange={changeDay('from')} />
            </div>
            <div className={styles.day}>
              <label htmlFor={`${id}-to`}>{formatMessage(FILTER_TEXT.to)}</label>
              <DayField id={`${id}-to`} commitsOnBlur required value={period.to} onChange={changeDay('to')} />
            </div>
          </div>
        )}
        {ids.length > 0 && <p>{formatMessage(FILTER_TEXT.chosen, { count: ids.length })}</p>}
        {isFiltered(filter) && (
          <Button type="link" onClick={() => onFilter(NO_FILTER)}>
            {formatMessage(FILTER_TEXT.reset)}
          </Button>
        )}
        <div className={styles.actions}>{children}</div>
      </FoldedFilters>
    </div>
  );
}

const CUSTOM = 'custom';

/** Those of the table's columns, and the next pick-ups first. */
const ORDERS: readonly { readonly value: string; readonly label: Message }[] = [
  { value: 'upcoming', label: UPCOMING_TEXT },
  ...SORTABLE_FIELDS.flatMap((field) =>
    ([1, -1] as const).map((direction) => ({
      value: nameSort({ field, direction }),
      label: ORDER_TEXTS[field][direction === 1 ? 0 : 1],
    })),
  ),
];
