import { ogImagePath, type SiteSettings, telephoneLink, whatsappLink } from 'shared-kit/domain';
import type { Email } from '../platform/outbox/mailer.ts';
import type { PresentedBooking } from './email-content.ts';
import { type Block, type EmailDocument, isolated, type Line, type Link, leftToRight } from './email-document.ts';
import type { EmailLanguage } from './email-language.ts';
import { EMAIL_TEXT, FACT_TEXT } from './email-texts.ts';
import { renderHtml } from './render-html.ts';
import { renderLine, renderText } from './render-text.ts';

/** Returns the car's picture; no block for one that e-mails cannot show. */
export function picture({ carName, carImage, site }: Omit<PresentedBooking, 'booking'>): readonly Block[] {
  const path = carImage && ogImagePath(carImage);
  const src = path ? site.siteUrl + path : carImage;
  return src?.startsWith('http') ? [{ type: 'picture', src, alt: carName }] : [];
}

export function confirmationCode(code: string, { label }: EmailLanguage): Block {
  return { type: 'code', label: label(FACT_TEXT.code), code };
}

/** Returns the paragraph with the agency's phone and WhatsApp links, with its heading. */
export function questions(site: SiteSettings, { line }: EmailLanguage): readonly Block[] {
  const whatsapp = (content: Line): Link => ({ href: whatsappLink(site), content });
  return [
    { type: 'heading', text: line(EMAIL_TEXT.questions) },
    { type: 'paragraph', lines: [line(EMAIL_TEXT.contact, { phone: phoneLink(site), whatsapp })] },
  ];
}

/** Returns the lines about the agency below an e-mail. @param reason why it was sent */
export function footer({ agencyName, address }: SiteSettings, reason?: Line): readonly Line[] {
  return [[isolated(agencyName)], [isolated(address)], ...(reason ? [reason] : [])];
}

/** Returns the agency's phone number as a link. */
export function phoneLink({ phone }: SiteSettings): Link {
  return { href: telephoneLink(phone), content: [leftToRight(phone)] };
}

/** Renders the two forms of an e-mail. */
export function renderEmail(document: EmailDocument, language: EmailLanguage, { agencyName }: SiteSettings): Email {
  return {
    subject: renderLine(document.subject),
    text: renderText(document, language),
    html: renderHtml(document, language, agencyName),
  };
}
