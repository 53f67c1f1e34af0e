import type { ReactNode } from 'react';
import { addDays, type CalendarDay, type DateRange, describeRangeProblem, findRangeProblem } from 'shared-kit/domain';
import { useHost } from '../../data/host-context.tsx';
import { DateRangePicker } from '../../ui/date-range-picker.tsx';
import { fleetContent } from './content.ts';
import styles from './dates-bar.module.css';

interface DatesBarProps {
  readonly range: DateRange;
  /** By the visitor, and not by default. */
  readonly isChosen: boolean;
  readonly today: CalendarDay;
  readonly onChange: (range: DateRange) => void;
  /** What stays in sight beside the dates. */
  readonly children: ReactNode;
}

/** The dates of the list. The field stays at the window's top; its heading scrolls away. */
export function DatesBar({ range, isChosen, today, onChange, children }: DatesBarProps) {
  const { site } = useHost();
  const { heading, label, placeholder } = fleetContent.dates;
  const problem = isChosen ? findRangeProblem(range, new Date(), site) : undefined;
  return (
    <section className={styles.bar} aria-labelledby="rental-dates">
      <div className={styles.content}>
        <h2 id="rental-dates">{heading}</h2>
        <DateRangePicker
          label={label}
          placeholder={placeholder}
          selected={range}
          onSelect={onChange}
          today={today}
          firstDay={today}
          lastDay={addDays(today, site.maxDaysAhead)}
          problem={problem && describeRangeProblem(problem, site)}
        />
        {children}
      </div>
    </section>
  );
}
