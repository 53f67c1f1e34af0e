import type { ComparedReports, DateRange, LocaleCode } from 'shared-kit/domain';
import { snapshotHash } from '../messages/papers/insert-document.ts';
import { paperWriter } from '../messages/papers/paper-writer.ts';
import { readPaperSettings } from '../messages/papers/read-paper-settings.ts';
import { renderPaper } from '../messages/papers/render-paper.ts';
import type { Services } from '../platform/services.ts';
import { composeReportPaper } from './compose-report-paper.ts';

/** Returns the name of the file of a period, without its ending. */
export const reportName = ({ from, to }: DateRange) => `report-${from}-${to}`;

/** Returns the figures of a period on one page, as PDF. @throws ApiProblem 503 `paper_unavailable` */
export async function reportPaper(
  { database, site, clock, pdf }: Pick<Services, 'database' | 'site' | 'clock' | 'pdf'>,
  reports: Pick<ComparedReports, 'period' | 'before'>,
  locale: LocaleCode,
): Promise<Buffer> {
  const settings = await readPaperSettings(database);
  const content = composeReportPaper(reports, { settings, writer: paperWriter(site, locale), now: clock() });
  const snapshot = JSON.stringify(content);
  const paper = { number: reportName(reports.period), snapshot, snapshot_sha256: snapshotHash(snapshot) };
  return await renderPaper(pdf, paper);
}
