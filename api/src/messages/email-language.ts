import {
  type CalendarDay,
  formatCalendarDay,
  formatDayRange,
  formatPrice,
  formatTime,
  LOCALES,
  type LocaleCode,
  type SiteSettings,
} from 'shared-kit/domain';
import type { FormatValues, Message } from 'shared-kit/messages';
import { formatterOf } from '../platform/formatter-of.ts';
import type { Inline, Line } from './email-document.ts';

/** Values of a message; a function renders the content of a tag. */
export type LineValues = FormatValues<Exclude<Inline, string>>;

/** The language of an e-mail. */
export interface EmailLanguage {
  readonly locale: LocaleCode;
  readonly direction: 'ltr' | 'rtl';
  /** Formats a message. */
  line(message: Message, values?: LineValues): Line;
  /** Formats a message without values. */
  label(message: Message): string;
  /** Formats a day with its weekday. */
  day(day: CalendarDay): string;
  days(from: CalendarDay, to: CalendarDay): string;
  /** @param time `HH:mm` */
  time(time: string): string;
  price(amount: number): string;
}

/** Returns a language, with prices in the currency of messages (docs/rules.md#currency). */
export function emailLanguage(locale: LocaleCode, { currencySigns }: SiteSettings): EmailLanguage {
  const format = formatterOf(locale);
  return {
    locale,
    direction: LOCALES[locale].direction,
    line(message, values) {
      const parts = format(message, values);
      return Array.isArray(parts) ? parts : [parts];
    },
    label: (message) => String(format(message)),
    day: (day) => formatCalendarDay(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, locale),
    days: (from, to) =>
      from === to ? formatCalendarDay(from, undefined, locale) : formatDayRange({ from, to }, undefined, locale),
    time: (time) => formatTime(time, locale),
    price: (amount) => formatPrice(amount, currencySigns.message, locale),
  };
}
