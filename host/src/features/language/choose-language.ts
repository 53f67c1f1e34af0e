import { OFFERED_LANGUAGE_KEY } from 'shared-kit/contract';
import { LANGUAGE_COOKIE, type LocaleCode, localizePath, splitLocale } from 'shared-kit/domain';
import { browserStorage } from '../../data/browser-storage.ts';

const COOKIE_TTL_S = 365 * 24 * 3600;

const offered = browserStorage(() => localStorage, OFFERED_LANGUAGE_KEY);

/** Stores that a language was offered. */
export function rememberOffer(locale: string): void {
  offered.write(locale);
}

/** Stores the chosen language. Resets the offer, so that the language is offered again on pages in another one. */
export function rememberLanguage(locale: LocaleCode): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store needs a secure context, and the gateway reads this cookie
  document.cookie = `${LANGUAGE_COOKIE}=${locale}; path=/; max-age=${COOKIE_TTL_S}; samesite=lax${secure}`;
  offered.write(null);
}

/**
 * Returns the URL of the current page in a language.
 * @param isLocalized whether the page has a URL in each language; those of the console and the sign-in page have one
 */
export function currentAddressIn(locale: LocaleCode, isLocalized: boolean): string {
  const { pathname, search, hash } = location;
  const path = isLocalized ? localizePath(locale, splitLocale(pathname).path) : pathname;
  return path + search + hash;
}
