import type { LocaleCode } from '../locale.ts';

/** How many reviews must be shown before they count (docs/rules.md#reviews). */
export const MIN_SHOWN_REVIEWS = 5;
export const MAX_STARS = 5;

/** In characters. */
export const REVIEW_LENGTHS = { text: 1_000, name: 30, answer: 1_000, reason: 200 } as const;

/** `new`: the owner has neither shown nor hidden it. */
export const REVIEW_STATES = ['new', 'shown', 'hidden'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** What a customer writes about a rental. */
export interface WrittenReview {
  /** 1 to `MAX_STARS`. */
  readonly stars: number;
  readonly text?: string;
  /** What the customer wants to be called. */
  readonly name?: string;
}

/** A review as visitors see it. */
export interface ShownReview extends WrittenReview {
  readonly locale: LocaleCode;
  /** Of the return, `yyyy-MM`. */
  readonly month: string;
  /** Of the agency. */
  readonly answer?: string;
}
