import { ownerOfPath } from 'shared-kit/contract';
import { LANGUAGE_COOKIE, type LocaleCode, localizePath, splitLocale } from 'shared-kit/domain';

const COOKIE_TTL_S = 365 * 24 * 3600;

export function rememberLanguage(locale: LocaleCode): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store needs a secure context, and the gateway reads this cookie
  document.cookie = `${LANGUAGE_COOKIE}=${locale}; path=/; max-age=${COOKIE_TTL_S}; samesite=lax${secure}`;
}

/** Returns the URL of the current page in a language. The console and the sign-in page have one URL for all. */
export function currentAddressIn(locale: LocaleCode): string {
  const { pathname, search, hash } = location;
  const path = ownerOfPath(pathname) === 'public' ? localizePath(locale, splitLocale(pathname).path) : pathname;
  return path + search + hash;
}
