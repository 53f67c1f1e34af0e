import { agencyToday, comparedRanges, type DateRange, type LocaleCode } from 'shared-kit/domain';
import { isolated } from '../messages/email-document.ts';
import { emailLanguage } from '../messages/email-language.ts';
import { footer, renderEmail } from '../messages/email-parts.ts';
import { paperWriter } from '../messages/papers/paper-writer.ts';
import type { Email } from '../platform/outbox/mailer.ts';
import type { Services } from '../platform/services.ts';
import { readReport } from './read-report.ts';
import { reportName, reportPaper } from './report-paper.ts';
import { WEEK_TEXT } from './report-texts.ts';
import { writeFigures } from './write-figures.ts';

/** Returns the e-mail with the figures of a week beside those of the week before, and the page of them as PDF. */
export async function weeklyReportEmail(
  services: Pick<Services, 'database' | 'site' | 'clock' | 'pdf'>,
  range: DateRange,
  locale: LocaleCode,
): Promise<Email> {
  const { database, site, clock } = services;
  const now = clock();
  const options = { now, timeZone: site.timeZone, today: agencyToday(now, site.timeZone) };
  const reports = {
    period: await readReport(database, range, options),
    before: await readReport(database, comparedRanges(range).before, options),
  };
  const language = emailLanguage(locale, site);
  const { line, label } = language;
  const opening = line(WEEK_TEXT.subject, { days: isolated(language.days(range.from, range.to)) });
  const facts = writeFigures(reports, paperWriter(site, locale)).map((figure) => ({
    label: label(figure.label),
    value: [[isolated(figure.period)]],
    remarks: [line(WEEK_TEXT.before, { value: isolated(figure.before) })],
  }));
  const email = renderEmail(
    {
      subject: opening,
      title: line(WEEK_TEXT.title),
      blocks: [
        { type: 'paragraph', lines: [opening] },
        { type: 'facts', facts },
        {
          type: 'button',
          label: label(WEEK_TEXT.open),
          href: `${site.siteUrl}/admin/reports?period=range&from=${range.from}&to=${range.to}`,
        },
      ],
      footer: footer(site, line(WEEK_TEXT.reason)),
    },
    language,
    site,
  );
  return { ...email, pdf: { name: `${reportName(range)}.pdf`, bytes: await reportPaper(services, reports, locale) } };
}
