import { OFFERED_LANGUAGE_KEY, ownerOfPath } from 'shared-kit/contract';
import { LANGUAGE_COOKIE, type LocaleCode, localizePath, splitLocale } from 'shared-kit/domain';
import { browserStorage } from '../../data/browser-storage.ts';

const COOKIE_TTL_S = 365 * 24 * 3600;

const offered = browserStorage(() => localStorage, OFFERED_LANGUAGE_KEY);

/** Remembers that a language was offered. */
export function rememberOffer(locale: string): void {
  offered.write(locale);
}

/** Remembers the choice. It may be offered again where a link leads to another language. */
export function rememberLanguage(locale: LocaleCode): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store needs a secure context, and the gateway reads this cookie
  document.cookie = `${LANGUAGE_COOKIE}=${locale}; path=/; max-age=${COOKIE_TTL_S}; samesite=lax${secure}`;
  offered.write(null);
}

/** Returns the URL of the current page in a language. The console and the sign-in page have one URL for all. */
export function currentAddressIn(locale: LocaleCode): string {
  const { pathname, search, hash } = location;
  const path = ownerOfPath(pathname) === 'public' ? localizePath(locale, splitLocale(pathname).path) : pathname;
  return path + search + hash;
}
