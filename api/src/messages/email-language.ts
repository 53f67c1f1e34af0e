import { readFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';
import {
  type CalendarDay,
  DEFAULT_LOCALE,
  formatCalendarDay,
  formatDayRange,
  formatPrice,
  formatTime,
  LOCALES,
  type LocaleCode,
  type SiteSettings,
} from 'shared-kit/domain';
import { createFormatter, type FormatValues, type Message, type Messages } from 'shared-kit/messages';
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

/** Resolve from `src` and from `dist`. */
const FOLDERS = ['../../../shared-kit/texts/', '../../texts/'].map((path) => new URL(path, import.meta.url));

const languages = new Map<LocaleCode, ReturnType<typeof createFormatter>>();

/** Returns a language, with prices in the currency of messages (docs/rules.md#currency). */
export function emailLanguage(locale: LocaleCode, { currencySigns }: SiteSettings): EmailLanguage {
  const format = languages.get(locale) ?? createFormatter(locale, readMessages(locale));
  languages.set(locale, format);
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

/** Reads the messages of the API and of the shared kit; the English ones are in the code. */
function readMessages(locale: LocaleCode): Messages {
  if (locale === DEFAULT_LOCALE) return {};
  const files = FOLDERS.map((folder) => readFileSync(new URL(`${locale}.json`, folder), 'utf8'));
  const entries = files.flatMap((file) => Object.entries<{ readonly message: string }>(JSON.parse(file)));
  return Object.fromEntries(
    entries.filter(([, { message }]) => message).map(([id, { message }]) => [id, parse(message)]),
  );
}
