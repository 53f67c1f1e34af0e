/** By which rules a changed booking is priced: those that it was booked by, or those of now. */
export const REPRICINGS = ['agreed', 'today'] as const;
export type Repricing = (typeof REPRICINGS)[number];

/** A line that staff write: a charge, or with a negative amount a reduction. */
export interface Adjustment {
  readonly label: string;
  readonly amount: number;
}

export interface PriceOptions {
  readonly reprice?: Repricing | undefined;
  /** All that the booking then has; without them it keeps its own. */
  readonly adjustments?: readonly Adjustment[] | undefined;
  /** Whether fewer days cost what was agreed, whatever the status, and without rules too. */
  readonly keepsTotal?: boolean | undefined;
}
