import type { LocaleCode } from './locale.ts';

/** Joins words into a list with commas, those of Arabic in Arabic. */
export function joinWords(words: readonly (string | number)[], locale: LocaleCode): string {
  return words.join(locale === 'ar' ? '، ' : ', ');
}
