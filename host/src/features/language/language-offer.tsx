import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LOCALES, type LocaleCode, parseLocale } from 'shared-kit/domain';
import { Button } from 'shared-kit/ui';
import type { TextStorage } from '../../data/browser-storage.ts';
import { browserStorage } from '../../data/browser-storage.ts';
import { readChosenLanguage } from './choose-language.ts';
import styles from './language-offer.module.css';
import { OFFER_TEXT } from './texts.ts';

interface LanguageOfferProps {
  readonly current: LocaleCode;
  readonly onChoose: (locale: LocaleCode) => void;
}

const answers: TextStorage = browserStorage(() => localStorage, 'languageOffer');

/** Offers the language that the visitor has chosen before, or else the browser's, until it is answered. */
export function LanguageOffer({ current, onChoose }: LanguageOfferProps) {
  const [offered, setOffered] = useState<LocaleCode>();
  const { pathname } = useLocation();

  // After hydration: the server does not know the browser's languages.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an offer may be answered on any page
  useEffect(() => {
    const wanted = readChosenLanguage() ?? findBrowserLanguage();
    setOffered(wanted && wanted !== current && answers.read() !== wanted ? wanted : undefined);
  }, [current, pathname]);

  if (!offered) return null;
  const { text, accept, dismiss } = OFFER_TEXT[offered];
  const answer = () => {
    answers.write(offered);
    setOffered(undefined);
  };
  return (
    <aside className={styles.offer} lang={offered} dir={LOCALES[offered].direction} aria-label={text}>
      <span>{text}</span>
      <span className={styles.answers}>
        <Button
          look="secondary"
          onClick={() => {
            answer();
            onChoose(offered);
          }}
        >
          {accept}
        </Button>
        <Button look="quiet" onClick={answer}>
          {dismiss}
        </Button>
      </span>
    </aside>
  );
}

/** Returns the first of the browser's languages that the site has. */
function findBrowserLanguage(): LocaleCode | undefined {
  for (const tag of navigator.languages) {
    const locale = parseLocale(tag.split('-')[0]?.toLowerCase());
    if (locale) return locale;
  }
  return undefined;
}
