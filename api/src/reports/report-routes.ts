import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  agencyToday,
  type ComparedReports,
  comparedRanges,
  countRentalDays,
  type DateRange,
  LOCALE_CODES,
  MAX_REPORT_DAYS,
} from 'shared-kit/domain';
import Type from 'typebox';
import { contentDisposition } from '../entities/export/content-disposition.ts';
import { readRange } from '../fleet/availability/read-range.ts';
import { invalid, unauthorized } from '../platform/http/problems.ts';
import { requirePermission } from '../platform/http/require-permission.ts';
import { dataResponse, FileResponse, ok } from '../platform/http/response-schemas.ts';
import type { Session } from '../platform/http/session.ts';
import type { Services } from '../platform/services.ts';
import { readReport } from './read-report.ts';
import { reportName, reportPaper } from './report-paper.ts';
import { ReportSchema } from './report-schema.ts';
import { reportWorkbook } from './report-workbook.ts';

const Query = Type.Object({ from: Type.String(), to: Type.String() }, { additionalProperties: false });
const Mail = Type.Object({ weekly: Type.Boolean() });
const Compared = Type.Object({
  period: ReportSchema,
  before: { ...ReportSchema, description: 'As many days, just before' },
  yearBefore: { ...ReportSchema, description: 'The same days, a year before' },
});

/** The figures of a period and of those that it is compared with, for owners: docs/rules.md#reports. */
export const reportRoutes: FastifyPluginAsyncTypebox<Services> = async (app, services) => {
  const schema = {
    summary: 'The figures of a period, of the one before and of the year before',
    querystring: Query,
    response: { 200: dataResponse(Compared) },
  };
  app.get('', { schema, onRequest: requirePermission('reports.read') }, async ({ query }) => ({
    code: 200 as const,
    data: [await readReports(services, readPeriod(query))] as never[],
  }));

  const exported = {
    summary: 'The figures of a period as a workbook in the language of the account, with a sheet for each table',
    querystring: Query,
    response: ok(FileResponse),
  };
  app.get(
    '/export',
    { schema: exported, onRequest: requirePermission('reports.read') },
    async ({ query, session }, reply) => {
      const range = readPeriod(query);
      return reply
        .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
        .header('content-disposition', contentDisposition(reportName(range), 'xlsx'))
        .send(await reportWorkbook(await readReports(services, range), session?.language ?? 'en'));
    },
  );

  const drawn = {
    summary: 'The figures of a period on one page, as PDF, in the language of the account',
    querystring: Type.Object({ ...Query.properties, language: Type.Optional(Type.Enum([...LOCALE_CODES])) }),
    response: ok(FileResponse),
  };
  const paperOptions = { schema: drawn, onRequest: requirePermission('reports.read'), config: { timeoutMs: 0 } };
  app.get('/paper', paperOptions, async ({ query, session }, reply) => {
    const range = readPeriod(query);
    const locale = query.language ?? session?.language ?? 'en';
    const bytes = await reportPaper(services, await readReports(services, range), locale);
    return reply
      .type('application/pdf')
      .header('content-disposition', contentDisposition(reportName(range), 'pdf'))
      .send(bytes);
  });

  const onRequest = requirePermission('reports.read');
  const mail = {
    summary: 'Whether the caller gets the figures of each week by e-mail',
    response: { 200: dataResponse(Mail) },
  };
  app.get('/mail', { schema: mail, onRequest }, async ({ session }) => answerMail(session));

  const chooseMail = {
    summary: 'Get the figures of each week by e-mail, on Monday morning, or no longer',
    body: { ...Mail, additionalProperties: false, examples: [{ weekly: true }] },
    response: mail.response,
  };
  app.put('/mail', { schema: chooseMail, onRequest }, async ({ session, body }) => {
    if (!session) throw unauthorized();
    await services.database
      .updateTable('staff_accounts')
      .set({ gets_weekly_report: body.weekly })
      .where('id', '=', session.accountId)
      .execute();
    return await answerMail(session);
  });

  async function answerMail(session: Session | undefined) {
    const found = await services.database
      .selectFrom('staff_accounts')
      .select('gets_weekly_report as weekly')
      .where('id', '=', session?.accountId ?? 0)
      .execute();
    return { code: 200 as const, data: found };
  }
};

/** @throws ApiProblem 400 */
function readPeriod(query: { readonly from: string; readonly to: string }): DateRange {
  const range = readRange(query);
  if (countRentalDays(range.from, range.to) > MAX_REPORT_DAYS)
    throw invalid({
      to: {
        type: 'rental_too_long',
        maxDays: MAX_REPORT_DAYS,
        message: `is at most ${MAX_REPORT_DAYS} days after from`,
      },
    });
  return range;
}

async function readReports(
  { database, clock, site: { timeZone } }: Services,
  range: DateRange,
): Promise<ComparedReports> {
  const now = clock();
  const options = { now, timeZone, today: agencyToday(now, timeZone) };
  const { before, yearBefore } = comparedRanges(range);
  // One after the other: three at once would queue nine transactions for the three connections of staff.
  return {
    period: await readReport(database, range, options),
    before: await readReport(database, before, options),
    yearBefore: await readReport(database, yearBefore, options),
  };
}
