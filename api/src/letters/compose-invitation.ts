import type { LocaleCode, SiteSettings } from 'shared-kit/domain';
import type { Letter } from './letter.ts';
import { isolated } from './letter-document.ts';
import { letterLanguage } from './letter-language.ts';
import { footer, renderLetter } from './letter-parts.ts';
import { INVITATION_TEXT, LETTER_TEXT } from './letter-texts.ts';

interface Invitation {
  /** Empty when it is not known. */
  readonly name: string;
  readonly link: string;
  readonly site: SiteSettings;
  readonly locale: LocaleCode;
}

/** Returns the e-mail by which a member of staff chooses a password for the console. */
export function composeInvitation({ name, link, site, locale }: Invitation): Letter {
  const language = letterLanguage(locale, site);
  const { line, label } = language;
  const values = { agencyName: isolated(site.agencyName) };
  const lead = line(INVITATION_TEXT.lead, values);
  return renderLetter(
    {
      subject: line(INVITATION_TEXT.subject, values),
      preheader: lead,
      title: line(INVITATION_TEXT.title),
      blocks: [
        ...(name
          ? [{ type: 'paragraph' as const, lines: [line(LETTER_TEXT.greeting, { name: isolated(name) })] }]
          : []),
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
