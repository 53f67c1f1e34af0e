import type { LocaleCode, SiteSettings } from 'shared-kit/domain';
import { bookingFacts } from './booking-facts.ts';
import type { Letter, LetterContent } from './letter.ts';
import type { Block } from './letter-document.ts';
import { type LetterLanguage, letterLanguage } from './letter-language.ts';
import { confirmationCode, footer, picture, questions, renderLetter } from './letter-parts.ts';
import { LETTER_TEXT } from './letter-texts.ts';
import { reservationMarkup } from './reservation-markup.ts';

export interface StaffMessage {
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
  readonly site: SiteSettings;
  readonly locale: LocaleCode;
  /** The booking that the message is about. */
  readonly about?: Pick<LetterContent, 'booking' | 'carName' | 'carImage' | 'link'> | undefined;
}

/** Returns an e-mail that staff wrote, with the facts of the booking that it is about. */
export function composeMessage({ subject, body, site, locale, about }: StaffMessage): Letter {
  const language = letterLanguage(locale, site);
  const presented = about && { ...about, site };
  return renderLetter(
    {
      subject: [subject],
      blocks: [{ type: 'prose', text: body }, ...(presented ? factBlocks(presented, language) : [])],
      footer: footer(site, about && language.line(LETTER_TEXT.reason)),
      ...(presented && { markup: reservationMarkup(presented, language) }),
    },
    language,
    site,
  );
}

function factBlocks(
  content: Pick<LetterContent, 'booking' | 'carName' | 'carImage' | 'link' | 'site'>,
  language: LetterLanguage,
): readonly Block[] {
  const { booking, link, site } = content;
  return [
    ...picture(content),
    confirmationCode(booking.confirmationCode, language),
    { type: 'facts', facts: bookingFacts(content, language) },
    { type: 'button', label: language.label(LETTER_TEXT.open), href: link },
    ...questions(site, language),
  ];
}
