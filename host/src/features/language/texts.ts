import type { LocaleCode } from 'shared-kit/domain';
import { defineMessages } from 'shared-kit/intl';

export const LANGUAGE_TEXT = defineMessages({
  menu: { id: 'language.LANGUAGE_TEXT.menu', defaultMessage: 'Language', description: 'Name of the list of languages' },
});

interface OfferText {
  readonly text: string;
  readonly accept: string;
  readonly dismiss: string;
}

/** The offer of a language in that language, whatever the language of the page. */
export const OFFER_TEXT: Readonly<Record<LocaleCode, OfferText>> = {
  en: { text: 'This page is available in English.', accept: 'Read in English', dismiss: 'No, thank you' },
  fr: { text: 'Cette page existe en français.', accept: 'Lire en français', dismiss: 'Non merci' },
  es: { text: 'Esta página está disponible en español.', accept: 'Leer en español', dismiss: 'No, gracias' },
  ar: { text: 'هذه الصفحة متوفرة بالعربية.', accept: 'اقرؤوها بالعربية', dismiss: 'لا، شكراً' },
};
