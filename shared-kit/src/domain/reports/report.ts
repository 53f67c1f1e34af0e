import type { BookingStatus } from '../booking/booking-status.ts';
import type { PaymentMethod } from '../payments/payment-fields.ts';
import type { CalendarDay } from '../time/calendar-day.ts';
import type { DateRange } from '../time/date-range.ts';

/** Statuses of the rentals whose days are rented. */
export const RENTED_STATUSES = ['reserved', 'out', 'active', 'returned'] as const satisfies readonly BookingStatus[];

/** How long before the pick-up a rental was canceled, by the least days of each step. */
export const NOTICE_STEPS = [0, 1, 2, 7, 30] as const;

/** Who ended a request that nobody had accepted. */
export const LOST_BY = ['customer', 'staff', 'lapsed'] as const;
export type LostBy = (typeof LOST_BY)[number];

/** Days of cars, and what they earned. Money is in the currency of account. */
export interface Usage {
  /** Days on which a car belonged to the fleet. */
  readonly fleetDays: number;
  readonly rentedDays: number;
  readonly blockedDays: number;
  /** Share of the days of the fleet that were rented, from 0; absent without a fleet. */
  readonly occupancy?: number;
  /** With tax. */
  readonly earned: number;
}

export interface ReportDay extends Usage {
  readonly day: CalendarDay;
  /** Without tax. */
  readonly net: number;
}

export interface ReportCar extends Usage {
  readonly carId: string;
  readonly name: string;
  readonly plate?: string;
  readonly type: string;
  /** Of papers, each day its share, and of services. */
  readonly costs: number;
  /** What it earned less what it cost. */
  readonly result: number;
}

/** What the days of all cars make together. */
export interface ReportTotals extends Usage {
  readonly net: number;
  /** Money that came in, less what was given back. */
  readonly received: number;
  /** What customers still owe for the rentals that begin in the period. */
  readonly open: number;
  /** What the agency owes to customers of these rentals. */
  readonly owed: number;
  /** Deposits at the end of the period. */
  readonly held: number;
  /** Rentals that begin in the period. */
  readonly rentals: number;
  readonly averageDayPrice?: number;
  /** Days. */
  readonly averageLength?: number;
  /** Days between booking and pick-up. */
  readonly averageLead?: number;
  readonly canceled: number;
  readonly lost: number;
  /** What the lost requests would have cost. */
  readonly lostAmount: number;
}

/** The rentals of customers that have something in common. */
export interface ReportShare {
  readonly rentals: number;
  /** What they cost, with tax. */
  readonly amount: number;
}

/** The figures of a period: docs/rules.md#reports has the definition of each. */
export interface Report extends DateRange {
  /** Whether amounts contain a tax that is known. */
  readonly isTaxed: boolean;
  readonly totals: ReportTotals;
  readonly days: readonly ReportDay[];
  /** By the Monday of each week, or the first day of the period. */
  readonly weeks: readonly (Usage & { readonly from: CalendarDay })[];
  readonly classes: readonly (Usage & { readonly type: string })[];
  readonly cars: readonly ReportCar[];
  readonly methods: readonly { readonly method: PaymentMethod; readonly amount: number }[];
  /** Cancellations by the least days of notice: `NOTICE_STEPS`. */
  readonly notice: readonly { readonly days: number; readonly canceled: number }[];
  readonly lost: readonly { readonly by: LostBy; readonly requests: number; readonly amount: number }[];
  readonly extras: readonly (ReportShare & {
    readonly id: string;
    /** English. */
    readonly label: string;
    readonly names?: Readonly<Record<string, string>>;
    readonly pieces: number;
  })[];
  /** By the calling code of the phone number, without the plus; empty where it is unknown. */
  readonly countries: readonly (ReportShare & { readonly callingCode: string; readonly country?: string })[];
  /** By the customer's language; empty where it is unknown. */
  readonly languages: readonly (ReportShare & { readonly locale: string })[];
}

/** A report with those that it is compared with. */
export interface ComparedReports {
  readonly period: Report;
  readonly before: Report;
  readonly yearBefore: Report;
}
