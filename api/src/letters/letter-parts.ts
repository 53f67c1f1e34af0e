import { ogImagePath, type SiteSettings, telephoneLink, whatsappLink } from 'shared-kit/domain';
import type { Letter, PresentedBooking } from './letter.ts';
import { type Block, isolated, type LetterDocument, type Line, type Link, leftToRight } from './letter-document.ts';
import type { LetterLanguage } from './letter-language.ts';
import { FACT_TEXT, LETTER_TEXT } from './letter-texts.ts';
import { renderHtml } from './render-html.ts';
import { renderLine, renderText } from './render-text.ts';

/** Returns the car's picture; no block for one that e-mails cannot show. */
export function picture({ carName, carImage, site }: Omit<PresentedBooking, 'booking'>): readonly Block[] {
  const path = carImage && ogImagePath(carImage);
  const src = path ? site.siteUrl + path : carImage;
  return src?.startsWith('http') ? [{ type: 'picture', src, alt: carName }] : [];
}

export function confirmationCode(code: string, { label }: LetterLanguage): Block {
  return { type: 'code', label: label(FACT_TEXT.code), code };
}

/** Returns the paragraph with the agency's phone and WhatsApp links, with its heading. */
export function questions(site: SiteSettings, { line }: LetterLanguage): readonly Block[] {
  const whatsapp = (content: Line): Link => ({ href: whatsappLink(site), content });
  return [
    { type: 'heading', text: line(LETTER_TEXT.questions) },
    { type: 'paragraph', lines: [line(LETTER_TEXT.contact, { phone: phoneLink(site), whatsapp })] },
  ];
}

/** Returns the lines about the agency below a letter. @param reason why it was sent */
export function footer({ agencyName, address }: SiteSettings, reason?: Line): readonly Line[] {
  return [[isolated(agencyName)], [isolated(address)], ...(reason ? [reason] : [])];
}

/** Returns the agency's phone number as a link. */
export function phoneLink({ phone }: SiteSettings): Link {
  return { href: telephoneLink(phone), content: [leftToRight(phone)] };
}

/** Renders the two forms of an e-mail. */
export function renderLetter(document: LetterDocument, language: LetterLanguage, { agencyName }: SiteSettings): Letter {
  return {
    subject: renderLine(document.subject),
    text: renderText(document, language),
    html: renderHtml(document, language, agencyName),
  };
}
