import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { EMAIL_PATTERN, normalizeEmail, normalizeLine, normalizePhone, phoneDigits } from 'shared-kit/domain';
import type { SqlCondition } from './compile-condition.ts';
import { join } from './compile-search.ts';

interface TextConditions {
  /** Returns a condition on the whole text as it was typed. */
  readonly ofAll?: (typed: string) => SqlCondition;
  /**
   * Returns the condition that a row contains a word.
   * @param isIn returns the condition that a folded text contains it
   * @param isShort whether no index serves it
   */
  readonly ofWord: (isIn: (column: RawBuilder<unknown>) => SqlCondition, isShort: boolean) => SqlCondition;
}

/** Digits of a phone number, in the ways in which people separate them. */
const PHONE = /^[ \d+().\-/]*(?: ext\. \d+)?$/;
const MIN_PHONE_DIGITS = 4;
const EMAIL = new RegExp(EMAIL_PATTERN);

/** Returns the condition that a row contains every word of a text, without regard to case and accents (`fold_text`). */
export function textSearch(text: string, { ofAll, ofWord }: TextConditions): SqlCondition {
  const typed = normalizeLine(text.replaceAll('\0', ''));
  const words = readContact(typed) ?? typed.split(' ').flatMap((word) => readContact(word) ?? word);
  const ofWords = join(
    words.map((word) => ofWord(contains(word), word.length < MIN_INDEXED_LENGTH)),
    'AND',
  );
  return ofAll ? sql<SqlBool>`(${ofAll(typed)} OR ${ofWords})` : ofWords;
}

/**
 * Returns an e-mail address, or the digits of a phone number without the prefix that depends on the caller's country;
 * undefined for other texts.
 */
function readContact(text: string): string[] | undefined {
  const email = normalizeEmail(text);
  if (EMAIL.test(email)) return [email];
  const phone = normalizePhone(text);
  const digits = phoneDigits(phone);
  if (!PHONE.test(phone) || digits.length < MIN_PHONE_DIGITS) return undefined;
  return [digits.replace(/^0{1,2}/, '')];
}

/** Shorter words have no trigram, and a search by the index would scan all of it. */
const MIN_INDEXED_LENGTH = 3;

function contains(word: string): (column: RawBuilder<unknown>) => SqlCondition {
  const pattern = word.replace(/[\\%_]/g, '\\$&');
  // A collation other than the index's keeps the planner from using the index.
  const collation = sql.raw(word.length < MIN_INDEXED_LENGTH ? 'COLLATE "C"' : '');
  // A subquery is evaluated once; an expression with a parameter would be evaluated for each row.
  return (column) => sql<SqlBool>`${column} ${collation} LIKE (SELECT '%' || fold_text(${pattern}::text) || '%')`;
}
