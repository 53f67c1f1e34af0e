import type { LocaleCode, SiteSettings } from 'shared-kit/domain';
import type { Email } from '../platform/outbox/mailer.ts';
import { isolated } from './email-document.ts';
import { emailLanguage } from './email-language.ts';
import { footer, renderEmail } from './email-parts.ts';
import { EMAIL_TEXT, INVITATION_TEXT } from './email-texts.ts';

interface Invitation {
  /** Empty when it is not known. */
  readonly name: string;
  readonly link: string;
  readonly site: SiteSettings;
  readonly locale: LocaleCode;
}

/** Returns the e-mail by which a member of staff chooses a password for the console. */
export function composeInvitation({ name, link, site, locale }: Invitation): Email {
  const language = emailLanguage(locale, site);
  const { line, label } = language;
  const values = { agencyName: isolated(site.agencyName) };
  const lead = line(INVITATION_TEXT.lead, values);
  return renderEmail(
    {
      subject: line(INVITATION_TEXT.subject, values),
      preheader: lead,
      title: line(INVITATION_TEXT.title),
      blocks: [
        ...(name ? [{ type: 'paragraph' as const, lines: [line(EMAIL_TEXT.greeting, { name: isolated(name) })] }] : []),
        { type: 'paragraph', lines: [lead] },
        { type: 'button', label: label(INVITATION_TEXT.choose), href: link },
        { type: 'paragraph', lines: [line(INVITATION_TEXT.validity)] },
        { type: 'paragraph', lines: [line(INVITATION_TEXT.unexpected)], isQuiet: true },
      ],
      footer: footer(site),
    },
    language,
    site,
  );
}
