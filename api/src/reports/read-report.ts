import type { DateRange, Report } from 'shared-kit/domain';
import type { Database } from '../platform/database/database.ts';
import { readCancellations } from './read-cancellations.ts';
import { readSums } from './read-sums.ts';
import { readUsage } from './read-usage.ts';
import type { ReportOptions } from './report-options.ts';

/** Returns the figures of a period, each computed by one of these reads and nowhere else: docs/rules.md#reports. */
export async function readReport(database: Database, range: DateRange, options: ReportOptions): Promise<Report> {
  // At once, each on a connection of its own.
  const [usage, sums, cancellations] = await Promise.all([
    readUsage(database, range, options),
    readSums(database, range, options),
    readCancellations(database, range, options),
  ]);
  return {
    ...range,
    ...{ ...usage, ...sums, ...cancellations },
    totals: { ...usage.totals, ...sums.totals, ...cancellations.totals },
  };
}
