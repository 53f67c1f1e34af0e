import {
  addDays,
  type CalendarDay,
  countRentalDays,
  type DateRange,
  MAX_REPORT_DAYS,
  parseDateRange,
} from 'shared-kit/domain';

export const PERIOD_KINDS = ['month', 'quarter', 'year', 'range'] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];

export interface ReportPeriod extends DateRange {
  readonly kind: PeriodKind;
}

const MONTHS = { month: 1, quarter: 3, year: 12 } as const;

/** Returns the month, quarter or year with a day; a range stays. */
export function periodWith(kind: PeriodKind, range: DateRange): ReportPeriod {
  if (kind === 'range') return { kind, from: range.from, to: range.to };
  const [year, month] = range.from.split('-').map(Number) as [number, number];
  const first = Math.floor((month - 1) / MONTHS[kind]) * MONTHS[kind];
  return { kind, from: firstOf(year, first), to: addDays(firstOf(year, first + MONTHS[kind]), -1) };
}

/** Returns the period before (-1) or after (1): as many months or days. */
export function stepPeriod({ kind, from, to }: ReportPeriod, step: -1 | 1): ReportPeriod {
  const next = step < 0 ? addDays(from, -1) : addDays(to, 1);
  if (kind !== 'range') return periodWith(kind, { from: next, to: next });
  const others = countRentalDays(from, to) - 1;
  return step < 0 ? { kind, from: addDays(next, -others), to: next } : { kind, from: next, to: addDays(next, others) };
}

/** Reads the period of an address: `period`, `from`, `to`; the month of today by default. */
export function readPeriod(address: URLSearchParams, today: CalendarDay): ReportPeriod {
  const kind = PERIOD_KINDS.find((one) => one === address.get('period')) ?? 'month';
  const range = parseDateRange(address.get('from') ?? today, address.get('to') ?? address.get('from') ?? today);
  if (!range || countRentalDays(range.from, range.to) > MAX_REPORT_DAYS)
    return periodWith('month', { from: today, to: today });
  return periodWith(kind, range);
}

export function writePeriod({ kind, from, to }: ReportPeriod): Record<string, string> {
  return { period: kind, from, ...(kind === 'range' && { to }) };
}

function firstOf(year: number, month: number): CalendarDay {
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10) as CalendarDay;
}
