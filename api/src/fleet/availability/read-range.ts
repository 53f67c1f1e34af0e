import { type DateRange, parseCalendarDay } from 'shared-kit/domain';
import { type DescribedProblem, invalid, NOT_A_DATE } from '../../platform/http/problems.ts';

const MISSING: DescribedProblem = { type: 'required', message: 'is required' };

/**
 * Parses the query parameters `from` and `to`, the first and the last day of a range.
 * @throws ApiProblem 400 naming `from` or `to`
 */
export function readRange(query: { readonly from?: string; readonly to?: string }): DateRange {
  const from = parseCalendarDay(query.from);
  const to = parseCalendarDay(query.to);
  const problemOf = (text: string | undefined) => (text === undefined ? MISSING : NOT_A_DATE);
  if (!from || !to)
    throw invalid({ ...(!from && { from: problemOf(query.from) }), ...(!to && { to: problemOf(query.to) }) });
  if (to < from) throw invalid({ to: { type: 'reversed', message: 'must not be before from' } });
  return { from, to };
}
