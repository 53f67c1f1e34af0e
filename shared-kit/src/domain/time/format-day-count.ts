import type { LocaleCode } from '../locale.ts';

/** Arabic has another dual after a preposition: "for", "up to", "before". */
type Position = 'alone' | 'afterPreposition';

const DAYS: Readonly<Record<LocaleCode, Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>>> = {
  en: { one: '# day', other: '# days' },
  fr: { one: '# jour', other: '# jours' },
  es: { one: '# día', other: '# días' },
  ar: { one: 'يوم واحد', two: 'يومان', few: '# أيام', many: '# يوماً', other: '# يوم' },
};
const DUAL_AFTER_PREPOSITION = 'يومين';

/** Returns a number of days with its noun in a language, as in "3 days". */
export function formatDayCount(count: number, locale: LocaleCode = 'en', position: Position = 'alone'): string {
  const form = new Intl.PluralRules(locale).select(count);
  if (locale === 'ar' && form === 'two' && position === 'afterPreposition') return DUAL_AFTER_PREPOSITION;
  return (DAYS[locale][form] ?? `${DAYS[locale].other}`).replace('#', String(count));
}
