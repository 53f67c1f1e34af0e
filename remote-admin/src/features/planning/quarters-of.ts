import { addDays, type CalendarDay, type DateRange } from 'shared-kit/domain';

/** Returns the first days of the quarters that a range touches; Planning reads bookings by quarters. */
export function quartersOf({ from, to }: DateRange): CalendarDay[] {
  const quarters: CalendarDay[] = [];
  for (let first = quarterOf(from); first <= to; first = addDays(endOfQuarter(first), 1)) quarters.push(first);
  return quarters;
}

/** Returns the last day of the quarter that begins on `first`. */
export function endOfQuarter(first: CalendarDay): CalendarDay {
  const [year, month] = [Number(first.slice(0, 4)), Number(first.slice(5, 7))];
  const next = month === 10 ? firstOf(year + 1, 1) : firstOf(year, month + 3);
  return addDays(next, -1);
}

function quarterOf(day: CalendarDay): CalendarDay {
  return firstOf(Number(day.slice(0, 4)), Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1);
}

function firstOf(year: number, month: number): CalendarDay {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01` as CalendarDay;
}
