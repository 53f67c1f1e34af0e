import { LOCALES } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { Icon } from 'shared-kit/ui';
import { Disclosure } from '../../ui/disclosure.tsx';
import { LanguageLinks, type LanguageLinksProps } from './language-links.tsx';
import styles from './language-menu.module.css';
import { LANGUAGE_TEXT } from './texts.ts';

interface LanguageMenuProps extends LanguageLinksProps {
  /** For the compact header: only the globe icon, except in wide windows, and a panel also on phones. */
  readonly isCompact?: boolean;
}

/** The languages of the current page. */
export function LanguageMenu({ isCompact = false, ...links }: LanguageMenuProps) {
  const { formatMessage } = useIntl();
  const { name } = LOCALES[links.current];
  return (
    <Disclosure
      label={`${formatMessage(LANGUAGE_TEXT.menu)}: ${name}`}
      button={
        <>
          <Icon name="globe" />
          <span lang={links.current}>{name}</span>
        </>
      }
      className={isCompact ? styles.compact : styles.inMenu}
    >
      <LanguageLinks {...links} />
    </Disclosure>
  );
}
