import {
  agencyTime,
  type CalendarDay,
  formatCalendarDay,
  formatPrice,
  LOCALE_CODES,
  type LocaleCode,
  type SiteSettings,
} from 'shared-kit/domain';
import type { LineReader, Message } from 'shared-kit/messages';
import type { Texts } from '../../platform/pdf/paper-content.ts';
import { isolated } from '../email-document.ts';
import { type EmailLanguage, emailLanguage } from '../email-language.ts';
import { FACT_TEXT } from '../email-texts.ts';
import { renderLine } from '../render-text.ts';

/** One of the languages of a paper. */
export interface PaperLanguage extends EmailLanguage {
  /** Formats a message into plain text; its values keep their own direction. */
  text(message: Message, values?: Readonly<Record<string, string | number>>): string;
  /** Formats an amount with its cents. */
  amount(amount: number): string;
  /** @param time `HH:mm`; without it the day alone */
  date(day: string, time?: string): string;
  moment(instant: string): string;
  /** Reads lines and terms of a booking. */
  readonly reader: LineReader<string>;
}

/** Writes the texts of a paper in all languages, those that it shows first: a copy may show another one beside them. */
export interface PaperWriter {
  readonly codes: readonly LocaleCode[];
  /** One, or two that stand beside each other. */
  readonly shown: readonly LocaleCode[];
  readonly site: SiteSettings;
  /** What each language says. */
  say(text: (language: PaperLanguage, index: number) => string): Texts;
  label(message: Message): Texts;
  /** A value that is the same in every language. */
  same(text: string): Texts;
}

/** Returns a writer. @param second stands beside the first */
export function paperWriter(site: SiteSettings, first: LocaleCode, second?: LocaleCode): PaperWriter {
  const shown = second && second !== first ? [first, second] : [first];
  const codes = [...shown, ...LOCALE_CODES.filter((code) => !shown.includes(code))];
  const languages = codes.map((code) => paperLanguage(code, site));
  const say: PaperWriter['say'] = (text) => languages.map(text);
  return {
    ...{ codes, shown, site, say },
    label: (message) => say(({ label }) => label(message)),
    same: (text) => say(() => text),
  };
}

/** Returns one of the languages of a paper. */
export function paperLanguage(locale: LocaleCode, site: SiteSettings): PaperLanguage {
  const language = emailLanguage(locale, site);
  const text: PaperLanguage['text'] = (message, values = {}) => {
    const parts = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolated(value) : value,
    ]);
    return renderLine(language.line(message, Object.fromEntries(parts)));
  };
  const date = (day: string, time?: string) => {
    const written = formatCalendarDay(day as CalendarDay, { day: 'numeric', month: 'long', year: 'numeric' }, locale);
    // Not isolated: the direction of the whole follows from the letters of the month.
    return time ? renderLine(language.line(FACT_TEXT.moment, { day: written, time: language.time(time) })) : written;
  };
  const amount = (value: number) => formatPrice(value, site.currencySigns.message, locale, 'always');
  return {
    ...language,
    text,
    amount,
    date,
    moment(instant) {
      const { day, time } = agencyTime(new Date(instant), site.timeZone);
      return date(day, time);
    },
    reader: { locale, format: text as LineReader<string>['format'], price: amount },
  };
}

/** Returns a number plate whose letters stand between its numbers in lines of both directions. */
export function plateText(plate: string): string {
  return `\u2066${plate.replaceAll(/([\p{Script=Arabic}])(?=[-\s|])/gu, '$1\u200e')}\u2069`;
}
