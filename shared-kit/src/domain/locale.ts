/** The languages of the site. */
export const LOCALE_CODES = ['en', 'fr', 'es', 'ar'] as const;
export type LocaleCode = (typeof LOCALE_CODES)[number];

export interface Locale {
  /** The language's own name for itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** First segment of the paths of public pages, `/fr`; empty for the default language. */
  readonly prefix: '' | `/${string}`;
  /** `language_TERRITORY`, as Open Graph writes it. */
  readonly openGraph: string;
}

export const DEFAULT_LOCALE: LocaleCode = 'en';

export const LOCALES: Readonly<Record<LocaleCode, Locale>> = {
  en: { name: 'English', direction: 'ltr', prefix: '', openGraph: 'en_GB' },
  fr: { name: 'Français', direction: 'ltr', prefix: '/fr', openGraph: 'fr_FR' },
  es: { name: 'Español', direction: 'ltr', prefix: '/es', openGraph: 'es_ES' },
  ar: { name: 'العربية', direction: 'rtl', prefix: '/ar', openGraph: 'ar_MA' },
};

/**
 * Returns the language tag with which `Intl` writes numbers: Latin digits in every language. In Arabic with the
 * separators of Morocco, `1.234,5`, which prices have too.
 */
export function numberLanguage(locale: LocaleCode): string {
  return `${locale === 'ar' ? 'ar-MA' : locale}-u-nu-latn`;
}

/** Cookie with the language that a visitor or member of staff has chosen. */
export const LANGUAGE_COOKIE = 'language';

/** Returns the language of a code; undefined for anything else. */
export function parseLocale(code: unknown): LocaleCode | undefined {
  return LOCALE_CODES.find((known) => known === code);
}

/** Splits the path of a public page: `/fr/cars` into `fr` and `/cars`. An unknown prefix belongs to the path. */
export function splitLocale(pathname: string): { readonly locale: LocaleCode; readonly path: string } {
  for (const locale of LOCALE_CODES) {
    const { prefix } = LOCALES[locale];
    if (prefix && (pathname === prefix || pathname.startsWith(`${prefix}/`)))
      return { locale, path: pathname.slice(prefix.length) || '/' };
  }
  return { locale: DEFAULT_LOCALE, path: pathname };
}

/** Returns the path of a page in a language: `/fr/cars` for `/cars`, `/fr` for the home page. */
export function localizePath(locale: LocaleCode, path: string): string {
  const { prefix } = LOCALES[locale];
  return prefix && /^\/(?:$|[?#])/.test(path) ? prefix + path.slice(1) : prefix + path;
}

interface Alternate {
  /** A language, or `x-default`. */
  readonly hreflang: string;
  readonly href: string;
}

/** Returns the URLs of a page in all languages, for head and sitemap. @param path without prefix */
export function listAlternates(siteUrl: string, path: string): readonly Alternate[] {
  const alternates = LOCALE_CODES.map((locale) => ({ hreflang: locale, href: siteUrl + localizePath(locale, path) }));
  return [...alternates, { hreflang: 'x-default', href: siteUrl + path }];
}
