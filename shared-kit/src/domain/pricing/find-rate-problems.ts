import type { FieldProblem } from '../fields/problem-types.ts';
import { addDays, type CalendarDay, daysBetween, isoWeekday } from '../time/calendar-day.ts';
import { countRentalDays, type DateRange, rangesOverlap } from '../time/date-range.ts';
import { type ChosenStops, findPlace, isOpen, isPlaceId, listStops } from './chosen-places.ts';
import type { Place } from './place-fields.ts';
import type { CarRates } from './price-rules.ts';
import type { RentalChoices } from './quote.ts';

/** Reason why the owner's rules refuse a rental, whatever the car. */
export type RateProblem = Extract<
  FieldProblem,
  {
    readonly type:
      | 'rental_too_short'
      | 'too_soon'
      | 'place_closed'
      | 'place_unknown'
      | 'extra_unknown'
      | 'too_large'
      | 'too_small';
  }
>;
export type RateProblemField = 'pickupDate' | 'dropoffDate' | 'pickupPlace' | 'dropoffPlace' | 'extras';
export type RateProblems = { readonly [Field in RateProblemField]?: RateProblem };

/** Returns why the owner's rules refuse a visitor's rental, by field; empty when they do not (docs/rules.md#seasons). */
export function findRateProblems(
  range: DateRange,
  choices: RentalChoices,
  rates: CarRates,
  today: CalendarDay,
): RateProblems {
  return { ...findDayProblems(range, choices, rates, today), ...findExtraProblem(choices, rates) };
}

/** Returns the problems of the days, and of the places on these days. */
export function findDayProblems(
  range: DateRange,
  choices: ChosenStops,
  rates: CarRates,
  today: CalendarDay,
): RateProblems {
  const touched = rates.seasons.filter(({ ranges }) => ranges.some((each) => rangesOverlap(each, range)));
  const minDays = Math.max(0, ...touched.map((season) => season.minDays ?? 0));
  const leadDays = Math.max(0, ...touched.map((season) => season.leadDays ?? 0));
  const isTooShort = countRentalDays(range.from, range.to) < minDays;
  const isTooSoon = leadDays > 0 && daysBetween(today, range.from) < leadDays;
  return {
    ...findPlaceProblems(range, choices, rates),
    ...(isTooShort && { dropoffDate: { type: 'rental_too_short', minDays } }),
    ...(isTooSoon && { pickupDate: { type: 'too_soon', leadDays, firstDay: addDays(today, leadDays) } }),
  };
}

function findPlaceProblems(range: DateRange, choices: ChosenStops, rates: CarRates): RateProblems {
  const problems: { -readonly [Field in RateProblemField]?: RateProblem } = {};
  for (const { direction, day, time, place } of listStops(range, choices, rates)) {
    const isClosed = place.outOfHoursFee === undefined && !isOpen(place, day, time);
    if (isClosed) problems[`${direction}Place`] = { type: 'place_closed', hours: hoursOf(place, day) };
  }
  for (const field of ['pickupPlace', 'dropoffPlace'] as const)
    if (isUnknown(choices[field], rates)) problems[field] = { type: 'place_unknown' };
  return problems;
}

/** Returns whether a text names no place: an id that the owner does not have. The kinds need no setting up. */
function isUnknown(text: string | undefined, rates: CarRates): boolean {
  return isPlaceId(text) && !findPlace(rates, text);
}

/** Returns the opening hours of a day, `08:00–20:00`. */
export function hoursOf({ hours = [] }: Place, day: CalendarDay): readonly string[] {
  const ofDay = hours.filter(({ weekday }) => weekday === undefined || weekday === isoWeekday(day));
  return ofDay.map(({ from, to }) => `${from}–${to}`);
}

function findExtraProblem({ extras = [] }: RentalChoices, rates: CarRates): RateProblems {
  for (const { id, quantity } of extras) {
    const extra = rates.extras.find((each) => each.id === id);
    if (!extra) return { extras: { type: 'extra_unknown' } };
    const maximum = extra.maxQuantity ?? 1;
    if (quantity > maximum) return { extras: { type: 'too_large', maximum } };
    if (quantity < 1) return { extras: { type: 'too_small', minimum: 1 } };
  }
  return {};
}

/** How far from the asked days an offer may be. */
const MAX_SHIFT = 30;

/** Returns the nearest range from the first day on that a test accepts: longer, later or earlier; undefined for none. */
export function nearestRange(
  { from, to }: DateRange,
  firstDay: CalendarDay,
  isPossible: (range: DateRange) => boolean,
): DateRange | undefined {
  const days = countRentalDays(from, to);
  for (let change = 0; change <= MAX_SHIFT; change += 1)
    for (let longer = 0; longer <= change; longer += 1)
      for (const shift of [change - longer, longer - change]) {
        const start = addDays(from, shift);
        const range = { from: start, to: addDays(start, days - 1 + longer) };
        if (start >= firstDay && isPossible(range)) return range;
      }
  return undefined;
}
