import { type DateRange, parseCalendarDay } from 'shared-kit/domain';

/**
 * The days from `from` to `to`, both included; undefined when they are none.
 * @param problems is told why, under the names `from` and `to` behind the prefix
 */
export function readDateRange(
  asked: { readonly from: string; readonly to: string },
  problems: Record<string, string>,
  prefix = '',
): DateRange | undefined {
  const from = parseCalendarDay(asked.from);
  const to = parseCalendarDay(asked.to);
  const expected = 'must be a date of the calendar, yyyy-MM-dd';
  if (!from) problems[`${prefix}from`] = expected;
  if (!to) problems[`${prefix}to`] = expected;
  if (!from || !to) return undefined;
  if (to >= from) return { from, to };
  problems[`${prefix}to`] = 'must not be before from';
  return undefined;
}
