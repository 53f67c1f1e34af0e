import { type LocaleCode, MAX_PRICE } from 'shared-kit/domain';

export type ParsedPrice =
  | { readonly status: 'price'; readonly cents: number }
  /** Nothing was typed. */
  | { readonly status: 'missing' }
  /** `1,234` or `1.234`, which is thousands in some languages and a decimal in others. */
  | { readonly status: 'ambiguous'; readonly asThousands: string; readonly asDecimal: string }
  | { readonly status: 'negative' | 'too-precise' | 'too-high' | 'not-a-number' };

const INVISIBLE_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const CURRENCY = String.raw`(?:[A-Z]{0,3}\p{Sc}|AED|CAD|CHF|DZD|EUR|GBP|MAD|SAR|TND|USD|DHS?|د\.م\.?|درهم)`;
const AMOUNT_WITH_CURRENCY = new RegExp(`^(?:${CURRENCY} ?(?<after>.*)|(?<before>.*?) ?${CURRENCY})$`, 'iu');
const MINUS = '[-\u2010-\u2013\u2212]';
const SIGNED = new RegExp(`^(${MINUS} ?)?(.*)$`);
const NEGATIVE = new RegExp(`^(?:${MINUS} ?(?=[^-])|(?=.*[0-9]${MINUS}$))`);

/** `1 234`, `1,234,567`: groups of three digits with the same separator. */
const GROUPED = /^[1-9]\d{0,2}(?:([ ',.٬])\d{3})(?:\1\d{3})*$/;

/**
 * Parses an amount of money in English, French, Spanish or Arabic notation: a decimal point or comma, thousands separated
 * by spaces, points, commas or apostrophes, Arabic-Indic digits, a currency before or after. Returns cents, or why the
 * text is not a price.
 */
export function parsePrice(text: string): ParsedPrice {
  const plain = toPlainCharacters(text);
  if (plain === '') return { status: 'missing' };
  const amount = withoutCurrency(plain);
  if (NEGATIVE.test(plain) || NEGATIVE.test(amount)) return { status: 'negative' };
  // The last separator is the decimal one, unless the whole text is a number in groups.
  const parts = /^(?<units>.*?)(?:(?<separator>[.,٫])(?<decimals>\d*))?$/.exec(amount)?.groups ?? {};
  const { units = '', separator, decimals = '' } = parts;

  if (GROUPED.test(amount)) {
    const isOneSeparator = /^\d+[.,]\d{3}$/.test(amount);
    if (!isOneSeparator) return toPrice(amount, '');
    return { status: 'ambiguous', asThousands: digitsOf(amount), asDecimal: amount.replace(',', '.') };
  }
  const areUnits =
    /^\d+$/.test(units) || (GROUPED.test(units) && separator !== undefined && !units.includes(separator));
  const isFraction = units === '' && decimals !== '';
  if (!areUnits && !isFraction) return { status: 'not-a-number' };
  return decimals.length > 2 ? { status: 'too-precise' } : toPrice(units, decimals);
}

/** Parses an amount that may have a minus before it. */
export function parseAmount(text: string): ParsedPrice {
  const [, minus, amount = ''] = SIGNED.exec(toPlainCharacters(text)) ?? [];
  const parsed = parsePrice(amount);
  return parsed.status === 'price' && minus ? { ...parsed, cents: -parsed.cents } : parsed;
}

function toPrice(units: string, decimals: string): ParsedPrice {
  // From the digits: a multiplication by 100 could round.
  const cents = Number(digitsOf(units) + decimals.padEnd(2, '0'));
  return cents > MAX_PRICE * 100 ? { status: 'too-high' } : { status: 'price', cents };
}

/** Normalizes digits, spaces, apostrophes and commas to ASCII. */
export function toPlainCharacters(text: string): string {
  return text
    .replace(INVISIBLE_MARKS, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[’‘ʼ]/g, "'")
    .replace(/،/g, ',')
    .replace(/\s+/g, ' ')
    .trim();
}

function withoutCurrency(plain: string): string {
  const found = AMOUNT_WITH_CURRENCY.exec(plain)?.groups;
  return found ? (found.after ?? found.before ?? '') : plain;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Formats a price for the values of a form, `1234.50`. */
export function writePrice(amount: number): string {
  return amount.toFixed(2);
}

/** Returns what a field shows of a value: `writePrice`'s with the decimal comma of the language, other text as it is. */
export function showPrice(value: string, locale: LocaleCode): string {
  return locale !== 'en' && /^-?\d+\.\d\d$/.test(value) ? value.replace('.', ',') : value;
}
