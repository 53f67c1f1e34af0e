import { LOCALE_CODES, LOCALES } from 'shared-kit/domain';
import { type Message, useIntl } from 'shared-kit/intl';
import styles from './prices.module.css';
import { NAMES_TEXT, TERMS_TEXT } from './texts.ts';

interface MissingLanguagesProps {
  readonly texts: Readonly<Partial<Record<string, string>>> | undefined;
  /** Names the text, where there are several. */
  readonly of?: Message;
}

/** Names the languages in which a text is missing; nothing when it has all, or no text at all. */
export function MissingLanguages({ texts, of }: MissingLanguagesProps) {
  const { formatMessage } = useIntl();
  const missing = texts?.en?.trim() ? LOCALE_CODES.filter((code) => !texts[code]?.trim()) : [];
  if (missing.length === 0) return null;
  const languages = missing.map((code, index) => (
    <span key={code}>
      {index > 0 && <span>, </span>}
      <bdi lang={code} translate="no">
        {LOCALES[code].name}
      </bdi>
    </span>
  ));
  const told = formatMessage(NAMES_TEXT.missing, { languages: <>{languages}</> });
  return (
    <span className={styles.missing}>
      {of ? formatMessage(TERMS_TEXT.term, { field: formatMessage(of), value: told }) : told}
    </span>
  );
}
