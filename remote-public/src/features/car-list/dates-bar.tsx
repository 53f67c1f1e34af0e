import type { ReactNode } from 'react';
import { agencyToday, type DateRange, type FleetFilters, pickupDays } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useProblemText } from 'shared-kit/ui';
import { DateRangePicker } from '../../ui/date-range-picker.tsx';
import styles from './dates-bar.module.css';
import type { ListDates } from './read-list-dates.ts';
import { DATES_TEXT } from './texts.ts';

interface DatesBarProps {
  readonly dates: ListDates;
  readonly now: Date;
  /** Filters of the list, for the calendar's number of free cars. */
  readonly filters: FleetFilters;
  readonly onChange: (range: DateRange) => void;
  /** Content beside the dates, visible when scrolled, too. */
  readonly children: ReactNode;
}

/** The date field of the list, which sticks to the top of the window. */
export function DatesBar({ dates, now, filters, onChange, children }: DatesBarProps) {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const { describeField } = useProblemText();
  return (
    <section className={styles.bar} aria-labelledby="rental-dates">
      <div className={styles.content}>
        <h2 id="rental-dates">{formatMessage(DATES_TEXT.heading)}</h2>
        <DateRangePicker
          label={formatMessage(DATES_TEXT.label)}
          isBoxed
          selected={dates.range}
          onSelect={onChange}
          today={agencyToday(now, site.timeZone)}
          pickupDays={pickupDays(now, site)}
          maxDays={site.maxRentalDays}
          countedFleet={filters}
          note={dates.note && formatMessage(DATES_TEXT[dates.note])}
          problem={dates.problem && describeField('dates', dates.problem)}
        />
        {children}
      </div>
    </section>
  );
}
