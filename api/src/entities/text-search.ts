import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SqlCondition } from './compile-condition.ts';
import { join } from './compile-search.ts';

interface TextConditions {
  /** Returns a condition on the whole text as it was typed. */
  readonly ofAll?: (typed: string) => SqlCondition;
  /** Returns the condition that a row contains a word. @param pattern for LIKE on a folded text */
  readonly ofWord: (pattern: RawBuilder<unknown>) => SqlCondition;
}

/** Digits of a phone number, in the ways in which people separate them. */
const PHONE = /^[\s\d+().\-/]*$/;
const MIN_PHONE_DIGITS = 4;

/** Returns the condition that a row contains every word of a text, without regard to case and accents (`fold_text`). */
export function textSearch(text: string, { ofAll, ofWord }: TextConditions): SqlCondition {
  const typed = text.normalize('NFC').replaceAll('\0', '').trim();
  const words = readPhone(typed) ?? typed.split(/\s+/).flatMap((word) => readPhone(word) ?? word);
  const ofWords = join(
    words.map((word) => ofWord(sql`'%' || fold_text(${word.replace(/[\\%_]/g, '\\$&')}::text) || '%'`)),
    'AND',
  );
  return ofAll ? sql<SqlBool>`(${ofAll(typed)} OR ${ofWords})` : ofWords;
}

/** Returns the digits of a phone number without the prefix that depends on the caller's country; undefined for other texts. */
function readPhone(text: string): string[] | undefined {
  const digits = text.replace(/\D/g, '');
  if (!PHONE.test(text) || digits.length < MIN_PHONE_DIGITS) return undefined;
  return [digits.replace(/^0{1,2}/, '')];
}
