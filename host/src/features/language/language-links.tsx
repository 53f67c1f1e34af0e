import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { LOCALE_CODES, LOCALES, type LocaleCode } from 'shared-kit/domain';

export interface LanguageLinksProps {
  readonly current: LocaleCode;
  /** Returns the URL of the current page in a language. */
  readonly addressIn: (locale: LocaleCode, path: string) => string;
  readonly onChoose: (locale: LocaleCode) => void;
}

/** Links to the current page in all languages; they also work without JavaScript. */
export function LanguageLinks({ current, addressIn, onChoose }: LanguageLinksProps) {
  const { pathname, search, hash } = useLocation();

  const choose = (event: MouseEvent, locale: LocaleCode) => {
    // With a modifier key the browser opens the link in another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (locale !== current) onChoose(locale);
  };

  return (
    <ul>
      {LOCALE_CODES.map((locale) => (
        <li key={locale}>
          <a
            href={addressIn(locale, pathname + search + hash)}
            lang={locale}
            hrefLang={locale}
            dir={LOCALES[locale].direction}
            aria-current={locale === current ? 'true' : undefined}
            onClick={(event) => choose(event, locale)}
          >
            {LOCALES[locale].name}
          </a>
        </li>
      ))}
    </ul>
  );
}
