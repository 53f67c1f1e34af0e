import { type CalendarDay, parseCalendarDay } from '../time/calendar-day.ts';

/** What one unit of the currency of account is in other currencies, as the owner has looked it up (docs/rules.md#currency). */
export interface ExchangeRates {
  readonly day: CalendarDay;
  /** By ISO 4217 codes. */
  readonly rates: Readonly<Record<string, number>>;
}

const RATE = /^([A-Z]{3})=(\d{1,6}(?:\.\d{1,8})?)$/;

/**
 * Reads rates and their day: `EUR=0.092 USD=0.099 2026-11-20`; undefined for an empty text.
 * @throws Error with one line that names the setting
 */
export function readExchangeRates(text: string | undefined): ExchangeRates | undefined {
  const words = text?.trim().split(/[\s,;]+/) ?? [];
  if (!words[0]) return undefined;
  const day = parseCalendarDay(words.at(-1));
  const rates = words.slice(0, -1).map((word): [string, number] => {
    const [, code = '', rate] = RATE.exec(word) ?? [];
    return [code, Number(rate)];
  });
  if (day && rates.length > 0 && rates.every(([code, rate]) => code && rate > 0))
    return { day, rates: Object.fromEntries(rates) };
  throw new Error(`EXCHANGE_RATES is "${text}": expected rates and their day, such as EUR=0.092 USD=0.099 2026-11-20`);
}

/** Returns an amount in another currency, in whole cents; never a price, and never stored. */
export function convertAmount(amount: number, rate: number): number {
  return Math.round(amount * rate * 100) / 100;
}
