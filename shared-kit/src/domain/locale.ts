export const LOCALE_CODES = ['en', 'fr', 'es', 'ar'] as const;
export type LocaleCode = (typeof LOCALE_CODES)[number];
