import type { LocaleCode, SiteSettings } from 'shared-kit/domain';
import type { Email } from '../platform/outbox/mailer.ts';
import { bookingFacts } from './booking-facts.ts';
import type { EmailContent } from './email-content.ts';
import type { Block } from './email-document.ts';
import { type EmailLanguage, emailLanguage } from './email-language.ts';
import { confirmationCode, footer, picture, questions, renderEmail } from './email-parts.ts';
import { EMAIL_TEXT } from './email-texts.ts';
import { reservationMarkup } from './reservation-markup.ts';
import { withoutLinks } from './without-links.ts';

export interface StaffMessage {
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
  readonly site: SiteSettings;
  readonly locale: LocaleCode;
  /** The booking that the message is about. */
  readonly about?: Pick<EmailContent, 'booking' | 'carName' | 'carImage' | 'link'> | undefined;
}

/**
 * Returns an e-mail that staff wrote, with the facts of the booking that it is about. What the text says already is not
 * repeated: the facts of a text that names the confirmation code, ways to reach the agency of one with its phone number.
 */
export function composeMessage({ subject, body, site, locale, about }: StaffMessage): Email {
  const language = emailLanguage(locale, site);
  const presented = about && { ...about, booking: withoutLinks(about.booking), site };
  return renderEmail(
    {
      subject: [subject],
      blocks: [{ type: 'prose', text: body }, ...(presented ? factBlocks(presented, body, language) : [])],
      footer: footer(site, about && language.line(EMAIL_TEXT.reason)),
      ...(presented && { markup: reservationMarkup(presented, language) }),
    },
    language,
    site,
  );
}

function factBlocks(
  content: Pick<EmailContent, 'booking' | 'carName' | 'carImage' | 'link' | 'site'>,
  body: string,
  language: EmailLanguage,
): readonly Block[] {
  const { booking, link, site } = content;
  return [
    ...picture(content),
    ...(body.includes(booking.confirmationCode)
      ? []
      : [
          confirmationCode(booking.confirmationCode, language),
          { type: 'facts' as const, facts: bookingFacts(content, language) },
        ]),
    { type: 'button', label: language.label(EMAIL_TEXT.open), href: link },
    ...(body.includes(site.phone) ? [] : questions(site, language)),
  ];
}
