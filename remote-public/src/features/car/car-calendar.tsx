import { type ComponentProps, memo, useDeferredValue } from 'react';
import type { BookedPeriod } from 'shared-kit/domain';
import type { QueryFailure, QueryState } from 'shared-kit/remote';
import { RetryButton } from 'shared-kit/ui';
import { RangeCalendar } from '../../ui/range-calendar.tsx';
import styles from './car-calendar.module.css';
import { CALENDAR_TEXT } from './texts.ts';

interface CarCalendarProps extends ComponentProps<typeof RangeCalendar> {
  readonly bookedDays: QueryState<readonly BookedPeriod[]>;
  readonly problem: string | undefined;
}

/** The calendar of a car, inert until the booked periods are loaded. */
export function CarCalendar(props: CarCalendarProps) {
  // Many days render slowly on a phone: deferred, so that the page stays responsive.
  return <Dates {...useDeferredValue(props)} />;
}

const Dates = memo(function Dates({ bookedDays, problem, ...calendar }: CarCalendarProps) {
  const isLoading = bookedDays.status === 'loading';
  const isTodayClosed = calendar.firstDay > calendar.today;
  return (
    <section className={styles.section} aria-labelledby="car-dates" aria-busy={isLoading}>
      <h2 id="car-dates">{CALENDAR_TEXT.heading}</h2>
      <p className={styles.hint}>{CALENDAR_TEXT.hint}</p>
      {isTodayClosed && <p className={styles.hint}>{CALENDAR_TEXT.todayClosed}</p>}
      {bookedDays.status === 'failed' && <BookedDaysFailure {...bookedDays} />}
      <div className={isLoading ? styles.waiting : undefined} inert={isLoading}>
        <RangeCalendar {...calendar} />
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <p role="status" className={styles.waitingNote}>
        {isLoading && CALENDAR_TEXT.loading}
      </p>
      {!isLoading && <Legend />}
    </section>
  );
});

function Legend() {
  const { booked, today, chosen } = CALENDAR_TEXT.legend;
  return (
    <ul className={styles.legend} aria-hidden="true">
      <li className={styles.booked}>{booked}</li>
      <li className={styles.today}>{today}</li>
      <li className={styles.chosen}>{chosen}</li>
    </ul>
  );
}

function BookedDaysFailure({ error, retry, isRetrying }: QueryFailure) {
  return (
    <div role="alert" className={styles.failure}>
      <p>
        <strong>{CALENDAR_TEXT.failed}</strong> {!isRetrying && error instanceof Error && error.message}
      </p>
      <p>{CALENDAR_TEXT.failedAdvice}</p>
      <RetryButton isRetrying={isRetrying} onRetry={retry} />
    </div>
  );
}
