import { startTransition, useState } from 'react';
import {
  agencyToday,
  type BookedPeriod,
  type CalendarDay,
  type CarRates,
  type DateRange,
  nearestRange,
  occupiedUntil,
  pickupDays,
} from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useMediaQuery, useProblemText } from 'shared-kit/ui';
import { useSearchedPickup } from '../../data/rental-search.ts';
import { type HistoryEntry, useAskedDateRange } from '../../data/use-date-range-parameters.ts';
import { type ChoiceProblem, findChoiceProblem, isRuleProblem } from './find-choice-problem.ts';
import { CALENDAR_TEXT } from './texts.ts';
import { useNow } from './use-now.ts';

/** The same as in `ui/range-calendar.module.css`. */
const MOBILE_BREAKPOINT_REM = 48;

/** State of the date selection. */
export type DateChoice =
  | { readonly status: 'none' }
  /** The dates cannot be booked; the calendar shows why. `nearest` are days that the owner's rules allow instead. */
  | { readonly status: 'refused'; readonly text: string | undefined; readonly nearest: DateRange | undefined }
  | { readonly status: 'started'; readonly pickup: CalendarDay }
  | { readonly status: 'chosen'; readonly range: DateRange };

/** Chosen dates that cannot be booked. */
interface Refusal {
  readonly problem: ChoiceProblem;
  readonly range: DateRange;
}

/**
 * Returns the dates in the URL if this car can be booked on them, and the props of the calendar that changes them.
 * @param rates the owner's rules; absent when there are none
 */
export function useDateChoice(booked: readonly BookedPeriod[], rates: CarRates | undefined) {
  const { site } = useHost();
  const now = useNow();
  const describeProblem = useChoiceProblemText();
  const [asked, setAsked] = useAskedDateRange();
  const [started, setStarted] = useState<CalendarDay>();
  const [refusal, setRefusal] = useState<Refusal>();
  const isWide = useMediaQuery(`(width > ${MOBILE_BREAKPOINT_REM}rem)`);

  const { time: pickupTime } = useSearchedPickup();
  const rules = rates && { rates, pickupTime };
  const findProblem = (range: DateRange) => findChoiceProblem(range, booked, now, site, rules);
  const askedProblem = asked && findProblem(asked);
  const range = askedProblem ? undefined : asked;
  const problem = started ? undefined : (refusal?.problem ?? askedProblem);
  const days = pickupDays(now, site);
  const findNearest = (range: DateRange | undefined, found: ChoiceProblem | undefined) =>
    range && isRuleProblem(found) ? nearestRange(range, days.from, (each) => !findProblem(each)) : undefined;
  const today = agencyToday(now, site.timeZone);

  const onSelect = (chosen: DateRange) => {
    const problem = findProblem(chosen);
    // In the same transition as the URL, so that nothing flickers.
    startTransition(() => setStarted(undefined));
    setRefusal(problem && { problem, range: chosen });
    if (!problem) setAsked(chosen);
  };

  return {
    choice: describeChoice(
      started,
      range,
      problem && { text: describeProblem(problem), nearest: findNearest(refusal?.range ?? asked, problem) },
    ),
    /** The chosen, bookable range. */
    range,
    /** The dates in the URL on which the car is taken. */
    taken: askedProblem?.type === 'taken' ? asked : undefined,
    /** The dates that were chosen last, if the car is taken on them. */
    refused: !started && refusal?.problem.type === 'taken' ? refusal.range : undefined,
    /**
     * Returns why a range is rejected, whether the reason is that the car is taken, and the nearest days that the owner's
     * rules allow; undefined when it is accepted.
     */
    findRefusal(range: DateRange) {
      const found = findProblem(range);
      return (
        found && {
          text: describeProblem(found),
          isTaken: found.type === 'taken',
          nearest: findNearest(range, found),
        }
      );
    },
    start(pickup: CalendarDay) {
      setStarted(pickup);
      setRefusal(undefined);
    },
    /** Discards a rejected choice, for when the dates are changed elsewhere. */
    forgetChoice() {
      setStarted(undefined);
      setRefusal(undefined);
    },
    clear(entry?: HistoryEntry) {
      setStarted(undefined);
      setRefusal(undefined);
      setAsked(undefined, entry);
    },
    calendar: {
      selected: range,
      openAt: asked && days.from <= asked.from && asked.from <= days.to ? asked.from : undefined,
      onSelect,
      numberOfMonths: describeMonths(isWide),
      today,
      pickupDays: days,
      maxDays: site.maxRentalDays,
      booked: booked.map((period) => ({ from: period.pickupDate, to: occupiedUntil(period, today) })),
      problem: problem && describeProblem(problem),
    },
  };
}

function useChoiceProblemText() {
  const { formatMessage } = useIntl();
  const { describeField } = useProblemText();
  return (problem: ChoiceProblem) =>
    problem.type === 'taken' ? formatMessage(CALENDAR_TEXT.taken) : describeField('dates', problem);
}

function describeMonths(isWide: boolean | undefined): 1 | 2 | 'fitting' {
  if (isWide === undefined) return 'fitting';
  return isWide ? 2 : 1;
}

function describeChoice(
  started: CalendarDay | undefined,
  range: DateRange | undefined,
  refusal: Omit<Extract<DateChoice, { status: 'refused' }>, 'status'> | undefined,
): DateChoice {
  if (started) return { status: 'started', pickup: started };
  if (range) return { status: 'chosen', range };
  return refusal ? { status: 'refused', ...refusal } : { status: 'none' };
}
