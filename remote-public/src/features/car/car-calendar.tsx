import { type ComponentProps, memo, type ReactNode, useDeferredValue, useState } from 'react';
import { type BookedPeriod, SAME_DAY_CUTOFF_TIME } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { type QueryFailure, type QueryState, useFormat } from 'shared-kit/remote';
import { RetryButton, useProblemText } from 'shared-kit/ui';
import { ContactLine } from '../../ui/contact-line.tsx';
import { RangeCalendar } from '../../ui/range-calendar.tsx';
import { SlowNotice } from '../../ui/slow-notice.tsx';
import { useRepeatedRead } from '../../ui/use-repeated-read.ts';
import styles from './car-calendar.module.css';
import { ChoiceRefusal } from './choice-refusal.tsx';
import { CALENDAR_TEXT } from './texts.ts';

interface CarCalendarProps extends ComponentProps<typeof RangeCalendar> {
  readonly bookedDays: QueryState<readonly BookedPeriod[]>;
  readonly problem: string | undefined;
  /** Actions for solving the problem. */
  readonly children?: ReactNode;
}

/** The calendar of a car, inert until the booked periods are loaded. */
export function CarCalendar(props: CarCalendarProps) {
  // Many days render slowly on a phone: deferred, so that the page stays responsive.
  return <Dates {...useDeferredValue(props)} />;
}

const Dates = memo(function Dates({ bookedDays, problem, children, ...calendar }: CarCalendarProps) {
  const { formatMessage } = useIntl();
  const isLoading = bookedDays.status === 'loading';
  // Who came with dates does not ask for today. Decided once, so that the days do not move while they are chosen.
  const [cameWithDates] = useState(Boolean(calendar.selected ?? calendar.openAt));
  const isTodayClosed = !cameWithDates && calendar.pickupDays.from > calendar.today;
  return (
    <section className={styles.section} aria-labelledby="car-dates" aria-busy={isLoading}>
      <h2 id="car-dates">{formatMessage(CALENDAR_TEXT.heading)}</h2>
      <p className={styles.hint}>{formatMessage(CALENDAR_TEXT.hint)}</p>
      {isTodayClosed && <TodayClosed />}
      {bookedDays.status === 'failed' && <BookedDaysFailure failure={bookedDays} />}
      <div className={isLoading ? styles.waiting : undefined} inert={isLoading}>
        <RangeCalendar {...calendar} />
      </div>
      {problem && <ChoiceRefusal text={problem}>{children}</ChoiceRefusal>}
      <p role="status" className={styles.waitingNote}>
        {isLoading && formatMessage(CALENDAR_TEXT.loading)}
      </p>
      {isLoading ? <SlowNotice /> : <Legend />}
    </section>
  );
});

function TodayClosed() {
  const { formatMessage } = useIntl();
  const time = useFormat().time(SAME_DAY_CUTOFF_TIME);
  return <p className={styles.hint}>{formatMessage(CALENDAR_TEXT.todayClosed, { time })}</p>;
}

function Legend() {
  const { formatMessage } = useIntl();
  return (
    <ul className={styles.legend} aria-hidden="true">
      <li className={styles.booked}>{formatMessage(CALENDAR_TEXT.booked)}</li>
      <li className={styles.today}>{formatMessage(CALENDAR_TEXT.today)}</li>
      <li className={styles.chosen}>{formatMessage(CALENDAR_TEXT.chosen)}</li>
    </ul>
  );
}

function BookedDaysFailure({ failure }: { readonly failure: QueryFailure }) {
  const { error, retry, isRetrying } = useRepeatedRead(failure);
  const { formatMessage } = useIntl();
  const { describeError } = useProblemText();
  return (
    <div role="alert" className={styles.failure}>
      <p>
        <strong>{formatMessage(CALENDAR_TEXT.failed)}</strong> <span>{!isRetrying && describeError(error)}</span>
      </p>
      <p>{formatMessage(CALENDAR_TEXT.failedAdvice)}</p>
      <ContactLine />
      <RetryButton isRetrying={isRetrying} onRetry={retry} />
    </div>
  );
}
