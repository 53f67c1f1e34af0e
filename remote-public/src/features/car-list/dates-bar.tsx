import type { ReactNode } from 'react';
import { addDays, type CalendarDay, type DateRange } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import { DateRangePicker } from '../../ui/date-range-picker.tsx';
import styles from './dates-bar.module.css';
import type { ListDates } from './read-list-dates.ts';
import { CAR_LIST_TEXT } from './texts.ts';

interface DatesBarProps {
  readonly dates: ListDates;
  readonly today: CalendarDay;
  readonly onChange: (range: DateRange) => void;
  /** Shown beside the dates, also when scrolled. */
  readonly children: ReactNode;
}

/** The date field of the list, which sticks to the top of the window. */
export function DatesBar({ dates, today, onChange, children }: DatesBarProps) {
  const { site } = useHost();
  const { heading, label, placeholder } = CAR_LIST_TEXT.dates;
  return (
    <section className={styles.bar} aria-labelledby="rental-dates">
      <div className={styles.content}>
        <h2 id="rental-dates">{heading}</h2>
        <DateRangePicker
          label={label}
          placeholder={placeholder}
          selected={dates.range}
          onSelect={onChange}
          today={today}
          firstDay={today}
          lastDay={addDays(today, site.maxDaysAhead)}
          note={dates.note}
          problem={dates.problem}
        />
        {children}
      </div>
    </section>
  );
}
