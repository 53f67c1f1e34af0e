import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  agencyToday,
  type ComparedReports,
  comparedRanges,
  countRentalDays,
  type DateRange,
  MAX_REPORT_DAYS,
} from 'shared-kit/domain';
import Type from 'typebox';
import { readRange } from '../fleet/availability/read-range.ts';
import { invalid } from '../platform/http/problems.ts';
import { requirePermission } from '../platform/http/require-permission.ts';
import { dataResponse } from '../platform/http/response-schemas.ts';
import type { Services } from '../platform/services.ts';
import { readReport } from './read-report.ts';
import { ReportSchema } from './report-schema.ts';

const Query = Type.Object({ from: Type.String(), to: Type.String() }, { additionalProperties: false });
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
  // One after the other: a report takes few of the connections.
  return {
    period: await readReport(database, range, options),
    before: await readReport(database, before, options),
    yearBefore: await readReport(database, yearBefore, options),
  };
}
