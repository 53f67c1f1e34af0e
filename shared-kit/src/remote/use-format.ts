import {
  type CalendarDay,
  type DateRange,
  type DayStyle,
  formatCalendarDay,
  formatCount,
  formatDayCount,
  formatDayRange,
  formatMonth,
  formatPrice,
  formatRating,
  formatTime,
  formatWeekday,
} from '../domain/index.ts';
import { useHost } from './host-context.tsx';

/** Returns functions that write prices, days and times in the language of the page. */
export function useFormat() {
  const { code } = useHost().locale;
  return {
    price: (amount: number, currencySign: string) => formatPrice(amount, currencySign, code),
    day: (day: CalendarDay, style?: DayStyle) => formatCalendarDay(day, style, code),
    range: (range: DateRange, style?: DayStyle) => formatDayRange(range, style, code),
    month: (day: CalendarDay) => formatMonth(day, code),
    weekday: (day: CalendarDay, style: 'long' | 'narrow') => formatWeekday(day, style, code),
    count: (count: number) => formatCount(count, code),
    /** @param position in the sentence */
    days: (count: number, position?: 'afterPreposition') => formatDayCount(count, code, position),
    rating: (rating: number) => formatRating(rating, code),
    /** @param time `14:00` */
    time: (time: string) => formatTime(time, code),
  };
}

export type Format = ReturnType<typeof useFormat>;
