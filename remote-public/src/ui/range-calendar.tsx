import { addMonths, differenceInCalendarMonths, endOfMonth, startOfMonth } from 'date-fns';
import { createContext, startTransition, useContext, useRef, useState } from 'react';
import { DayButton, type DayButtonProps, DayPicker } from 'react-day-picker';
import { addDays, type CalendarDay, type DateRange } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { calendarClassNames, calendarModifierClassNames } from './calendar-class-names.ts';
import { fromLocalDate, toLocalDate } from './local-date.ts';
import styles from './range-calendar.module.css';
import { PICKER_TEXT } from './texts.ts';
import { useDayLabel } from './use-day-label.ts';

/** The price of a day, as it stands below its number, and as it is told. */
export interface ShownDayPrice {
  readonly short: string;
  readonly long: string;
}

export interface RangeCalendarProps {
  readonly selected: DateRange | undefined;
  /** A day whose month is shown while nothing is selected; by default the first one that is offered. */
  readonly openAt?: CalendarDay | undefined;
  /** Called with both days, which may be chosen in either order. */
  readonly onSelect: (range: DateRange) => void;
  /** Called with the first day, which invalidates the last selection. */
  readonly onStart?: ((start: CalendarDay) => void) | undefined;
  /** `fitting` while the width of the window is unknown: the style sheet hides the second month if needed. */
  readonly numberOfMonths: 1 | 2 | 'fitting';
  readonly today: CalendarDay;
  /** The days on which a rental can begin. */
  readonly pickupDays: DateRange;
  /** The longest rental in days; limits the selectable days once the first one is chosen. */
  readonly maxDays: number;
  /** Periods in which the car is booked. */
  readonly booked?: readonly DateRange[] | undefined;
  /** Returns what a day costs; absent where all days cost the same. @param chosen the chosen days, which may cost less */
  readonly priceOf?: ((day: CalendarDay, chosen: DateRange | undefined) => ShownDayPrice | undefined) | undefined;
  readonly autoFocus?: boolean;
  /** Whether a hint below the months shows what to choose next. */
  readonly hasHint?: boolean;
}

const PricesContext = createContext<((day: CalendarDay) => ShownDayPrice | undefined) | undefined>(undefined);

/**
 * A day button. Press and focus render all days, which is slow on a phone: they are transitions, so that the press is
 * shown at once.
 */
function Day(props: DayButtonProps) {
  const { onClick, onFocus, onBlur } = props;
  const price = useContext(PricesContext)?.(fromLocalDate(props.day.date));
  return (
    <DayButton
      {...props}
      {...(price && { 'data-price': price.short, title: price.long })}
      onClick={(event) => startTransition(() => onClick?.(event))}
      onFocus={(event) => startTransition(() => onFocus?.(event))}
      onBlur={(event) => startTransition(() => onBlur?.(event))}
    />
  );
}

const COMPONENTS = { DayButton: Day };

/** A calendar of one or two months to choose a range. */
export function RangeCalendar(props: RangeCalendarProps) {
  const {
    selected,
    openAt,
    onSelect,
    onStart,
    numberOfMonths: months,
    today,
    pickupDays,
    maxDays,
    booked = [],
    priceOf,
    autoFocus = false,
    hasHint = true,
  } = props;
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { locale } = useHost();
  const labelDay = useDayLabel();
  const [start, setStart] = useState<CalendarDay>();
  /** The last pressed first day, which may not be rendered yet on a slow phone. */
  const pressed = useRef<CalendarDay>(undefined);
  const isTaken = (day: CalendarDay) => booked.some(({ from, to }) => from <= day && day <= to);
  const { from: firstDay, to: lastDay } = start ? rangesWith(start, maxDays, pickupDays) : pickupDays;
  const isFree = (day: CalendarDay) => firstDay <= day && day <= lastDay && !isTaken(day);

  const pickup = selected?.from ?? openAt;
  const [month, setMonth] = useState(() =>
    pickup ? toLocalDate(pickup) : findMonth(toLocalDate(firstDay), toLocalDate(lastDay), 1, isFree),
  );
  const numberOfMonths = months === 'fitting' ? 2 : months;

  // Shows the month of dates that were changed elsewhere, unless it is visible.
  const [shownPickup, setShownPickup] = useState(pickup);
  if (pickup !== shownPickup) {
    setShownPickup(pickup);
    const day = pickup ? toLocalDate(pickup) : month;
    const distance = differenceInCalendarMonths(day, month);
    if (distance < 0 || distance >= numberOfMonths) setMonth(day);
  }

  const choose = (day: CalendarDay) => {
    const first = pressed.current;
    pressed.current = first ? undefined : day;
    setStart(pressed.current);
    if (!first) onStart?.(day);
    else onSelect(first <= day ? { from: first, to: day } : { from: day, to: first });
  };

  const nameMonth = (date: Date) => format.month(fromLocalDate(date));

  // Days are compared as strings, which is many times faster than dates on a phone.
  const isBooked = matchDay(isTaken);
  const isOutside = matchDay((day) => day < firstDay || day > lastDay);
  const shown = start ? { from: start, to: start } : selected;
  const priceOfDay =
    priceOf && ((day: CalendarDay) => (isFree(day) ? priceOf(day, start ? undefined : selected) : undefined));

  return (
    <div className={[styles.calendar, months === 'fitting' && styles.fitting].filter(Boolean).join(' ')}>
      <PricesContext value={priceOfDay}>
        <DayPicker
          mode="range"
          selected={shown && { from: toLocalDate(shown.from), to: toLocalDate(shown.to) }}
          onSelect={(_, clicked) => choose(fromLocalDate(clicked))}
          numberOfMonths={numberOfMonths}
          month={month}
          onMonthChange={setMonth}
          onNextClick={(next) => setMonth(findMonth(next, toLocalDate(lastDay), 1, isFree))}
          onPrevClick={(previous) => setMonth(findMonth(previous, toLocalDate(firstDay), -1, isFree))}
          startMonth={toLocalDate(pickupDays.from)}
          endMonth={toLocalDate(start ? lastDay : pickupDays.to)}
          today={toLocalDate(today)}
          disabled={[isOutside, isBooked]}
          modifiers={{ booked: isBooked }}
          weekStartsOn={1}
          autoFocus={autoFocus}
          components={COMPONENTS}
          classNames={calendarClassNames}
          modifiersClassNames={calendarModifierClassNames}
          lang={locale.code}
          dir={locale.direction}
          formatters={{
            formatDay: (date) => String(date.getDate()),
            formatCaption: nameMonth,
            formatWeekdayName: (date) => format.weekday(fromLocalDate(date), 'narrow'),
          }}
          labels={{
            labelDayButton: (date, modifiers) =>
              labelDay(fromLocalDate(date), modifiers, priceOfDay?.(fromLocalDate(date))?.long),
            labelGrid: nameMonth,
            labelNext: () => formatMessage(PICKER_TEXT.nextMonth),
            labelPrevious: () => formatMessage(PICKER_TEXT.previousMonth),
            labelWeekday: (date) => format.weekday(fromLocalDate(date), 'long'),
          }}
        />
      </PricesContext>
      {hasHint && (
        <p className={styles.hint} aria-live="polite">
          {start ? formatMessage(PICKER_TEXT.started, { day: <bdi>{format.day(start)}</bdi> }) : ''}
        </p>
      )}
    </div>
  );
}

/** Returns the range of days that can be combined with the chosen day, which may become the first or the last. */
function rangesWith(start: CalendarDay, maxDays: number, pickupDays: DateRange): DateRange {
  const earliest = addDays(start, 1 - maxDays);
  return { from: earliest > pickupDays.from ? earliest : pickupDays.from, to: addDays(start, maxDays - 1) };
}

/** Returns the first month from `month` to that of `end` that has a free day; `month` when none has. */
function findMonth(month: Date, end: Date, step: 1 | -1, isFree: (day: CalendarDay) => boolean): Date {
  const isPast = (candidate: Date) => differenceInCalendarMonths(candidate, end) * step > 0;
  for (let candidate = month; !isPast(candidate); candidate = addMonths(candidate, step)) {
    const last = fromLocalDate(endOfMonth(candidate));
    for (let day = fromLocalDate(startOfMonth(candidate)); day <= last; day = addDays(day, 1))
      if (isFree(day)) return candidate;
  }
  return month;
}

function matchDay(matches: (day: CalendarDay) => boolean): (date: Date) => boolean {
  return (date) => matches(fromLocalDate(date));
}
