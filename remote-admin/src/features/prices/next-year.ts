import { type CalendarDay, type PriceSeason, parseCalendarDay } from 'shared-kit/domain';

/** Returns a season a year later; the 29th of February becomes the 28th. */
export function nextYear(season: PriceSeason): PriceSeason {
  const ranges = season.ranges.map(({ from, to }) => ({ from: yearAfter(from), to: yearAfter(to) }));
  return { ...season, ranges };
}

function yearAfter(day: CalendarDay): CalendarDay {
  const year = Number(day.slice(0, 4)) + 1;
  return parseCalendarDay(`${year}${day.slice(4)}`) ?? (`${year}-02-28` as CalendarDay);
}
