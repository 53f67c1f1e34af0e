import type { LocaleCode } from '../locale.ts';
import type { Names } from './names.ts';

/** Returns the name in a language, in English when the owner gave none. */
export function nameIn(names: Names, locale: LocaleCode): string {
  return names[locale] ?? names.en;
}
