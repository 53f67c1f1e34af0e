import { countRentalDays, type DateRange } from '../time/date-range.ts';
import { toCents } from './cents.ts';
import type { QuoteLine } from './quote-line-fields.ts';

/** What a rental costs. All amounts are in currency units, in whole cents. */
export interface Quote {
  readonly days: number;
  /** Price of the car per day. */
  readonly unitPrice: number;
  /** What the total is made of, in the order in which it is shown. */
  readonly lines: readonly QuoteLine[];
  /** Sum of the lines' amounts. */
  readonly totalPrice: number;
}

export interface QuotedRental {
  /** Price of the car per day, in currency units with at most two decimals. */
  readonly unitPrice: number;
  /** First and last day, in order. */
  readonly range: DateRange;
}

/** Returns what a rental costs, computed in cents (docs/rules.md#price). */
export function quote({ unitPrice, range }: QuotedRental): Quote {
  const days = countRentalDays(range.from, range.to);
  const rental = lineOf({ kind: 'rental', label: 'Rental', quantity: days, unitAmount: unitPrice });
  const lines = [rental];
  const cents = lines.reduce((sum, { amount }) => sum + toCents(amount), 0);
  return { days, unitPrice, lines, totalPrice: cents / 100 };
}

/** Returns a line with its amount: quantity times unit amount. */
function lineOf(line: Omit<QuoteLine, 'amount'>): QuoteLine {
  return { ...line, amount: (toCents(line.unitAmount) * line.quantity) / 100 };
}
