import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { LOCALE_CODES, LOCALES, type LocaleCode } from 'shared-kit/domain';
import { Button } from 'shared-kit/ui';
import { rememberLanguage, rememberOffer } from './choose-language.ts';
import styles from './language-offer.module.css';
import { OFFER_TEXT } from './texts.ts';

interface LanguageOfferProps {
  readonly current: LocaleCode;
  readonly onChoose: (locale: LocaleCode) => void;
}

/**
 * Offers each other language in that language. The style sheet shows the one that the gateway's script found before the
 * first paint: the language chosen before, or else the browser's. It is shown on one page, once.
 */
export function LanguageOffer({ current, onChoose }: LanguageOfferProps) {
  const { pathname } = useLocation();
  const offeredOn = useRef(pathname);
  useEffect(() => {
    const { offer } = document.documentElement.dataset;
    if (offer) rememberOffer(offer);
    if (offeredOn.current !== pathname) hideOffer();
  }, [pathname]);

  const dismiss = () => {
    rememberLanguage(current);
    hideOffer();
  };
  return LOCALE_CODES.filter((locale) => locale !== current).map((locale) => {
    const { text, accept, dismiss: no } = OFFER_TEXT[locale];
    return (
      <aside key={locale} className={styles.offer} lang={locale} dir={LOCALES[locale].direction} aria-label={text}>
        <span>{text}</span>
        <span className={styles.answers}>
          <Button look="quiet" onClick={() => onChoose(locale)}>
            {accept}
          </Button>
          <Button look="quiet" onClick={dismiss}>
            {no}
          </Button>
        </span>
      </aside>
    );
  });
}

function hideOffer(): void {
  delete document.documentElement.dataset.offer;
}
