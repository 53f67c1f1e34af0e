import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { LOCALE_CODES, LOCALES, type LocaleCode } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { Icon } from 'shared-kit/ui';
import styles from './language-menu.module.css';
import { LANGUAGE_TEXT } from './texts.ts';

interface LanguageMenuProps {
  readonly current: LocaleCode;
  /** Returns the URL of the current page in a language. */
  readonly addressIn: (locale: LocaleCode, path: string) => string;
  readonly onChoose: (locale: LocaleCode) => void;
}

/** The languages of the current page. Links in a disclosure element, which also work without JavaScript. */
export function LanguageMenu({ current, addressIn, onChoose }: LanguageMenuProps) {
  const { formatMessage } = useIntl();
  const { pathname, search, hash } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (menu.current?.open && !menu.current.contains(target as Node)) menu.current.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);

  const choose = (event: MouseEvent, locale: LocaleCode) => {
    // In another tab or window the page opens as any link does.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (menu.current) menu.current.open = false;
    if (locale !== current) onChoose(locale);
  };

  return (
    <details
      ref={menu}
      className={styles.menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current?.open) return;
        event.stopPropagation();
        menu.current.open = false;
        menu.current.querySelector('summary')?.focus();
      }}
    >
      <summary className={styles.current} aria-label={`${formatMessage(LANGUAGE_TEXT.menu)}: ${LOCALES[current].name}`}>
        <Icon name="globe" />
        <span lang={current}>{LOCALES[current].name}</span>
      </summary>
      <ul className={styles.list}>
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
    </details>
  );
}
