import { formatCalendarDay, type SiteSettings } from 'shared-kit/domain';
import type { Email } from '../platform/outbox/mailer.ts';
import { isolated, leftToRight } from './email-document.ts';
import { emailLanguage } from './email-language.ts';
import { footer, renderEmail } from './email-parts.ts';
import { AGENCY_TEXT, FINE_REMINDER_TEXT } from './email-texts.ts';
import type { DueFine } from './plan-fine-reminders.ts';

interface FineReminder {
  readonly fine: DueFine;
  readonly site: SiteSettings;
}

/** Returns an e-mail that reminds the agency of the deadline of a fine or toll. It does not name who had the car. */
export function composeFineReminder({ fine, site }: FineReminder): Email {
  const { id, kind, reference, authority, deadline, carName, plate } = fine;
  const language = emailLanguage('en', site);
  const { line, label } = language;
  const opening = line(FINE_REMINDER_TEXT[kind], {
    reference: leftToRight(reference),
    authority: isolated(authority),
    day: leftToRight(formatCalendarDay(deadline)),
    car: isolated(plate ? `${carName} (${plate})` : carName),
  });
  return renderEmail(
    {
      subject: opening,
      preheader: opening,
      title: line(FINE_REMINDER_TEXT.title),
      blocks: [
        { type: 'paragraph', lines: [opening] },
        { type: 'button', label: label(FINE_REMINDER_TEXT.open), href: `${site.siteUrl}/admin/fines/${id}` },
      ],
      footer: footer(site, line(AGENCY_TEXT.reason)),
    },
    language,
    site,
  );
}
