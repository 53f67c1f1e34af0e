import { type RawBuilder, type SqlBool, sql } from 'kysely';
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
const PHONE = /^[\s\d+().\-/]*$/;
const MIN_PHONE_DIGITS = 4;

/** Returns the condition that a row contains every word of a text, without regard to case and accents (`fold_text`). */
export function textSearch(text: string, { ofAll, ofWord }: TextConditions): SqlCondition {
  const typed = text.normalize('NFC').replaceAll('\0', '').trim();
  const words = readPhone(typed) ?? typed.split(/\s+/).flatMap((word) => readPhone(word) ?? word);
  const ofWords = join(
    words.map((word) => ofWord(contains(word), word.length < MIN_INDEXED_LENGTH)),
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

/** Shorter words have no trigram, and a search by the index would scan all of it. */
const MIN_INDEXED_LENGTH = 3;

function contains(word: string): (column: RawBuilder<unknown>) => SqlCondition {
  const pattern = word.replace(/[\\%_]/g, '\\$&');
  // A collation other than the index's keeps the planner from using the index.
  const collation = sql.raw(word.length < MIN_INDEXED_LENGTH ? 'COLLATE "C"' : '');
  // A subquery is evaluated once; an expression with a parameter would be evaluated for each row.
  return (column) => sql<SqlBool>`${column} ${collation} LIKE (SELECT '%' || fold_text(${pattern}::text) || '%')`;
}
