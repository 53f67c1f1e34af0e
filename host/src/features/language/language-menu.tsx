import { useEffect, useRef } from 'react';
import { LOCALES } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { Icon } from 'shared-kit/ui';
import { LanguageLinks, type LanguageLinksProps } from './language-links.tsx';
import styles from './language-menu.module.css';
import { LANGUAGE_TEXT } from './texts.ts';

/** The languages of the current page, in a disclosure element. */
export function LanguageMenu({ current, onChoose, ...links }: LanguageLinksProps) {
  const { formatMessage } = useIntl();
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (menu.current?.open && !menu.current.contains(target as Node)) menu.current.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);

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
      <LanguageLinks
        {...links}
        current={current}
        className={styles.list}
        onChoose={(locale) => {
          if (menu.current) menu.current.open = false;
          onChoose(locale);
        }}
      />
    </details>
  );
}
