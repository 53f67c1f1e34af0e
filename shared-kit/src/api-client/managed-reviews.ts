import type { LocaleCode, Pagination, ReviewState, WrittenReview } from '../domain/index.ts';
import { readList } from './read-list.ts';
import type { Transport } from './transport.ts';
import { readPagination } from './wire-format.ts';

/** A review as owners see it. */
export interface ManagedReview extends WrittenReview {
  readonly bookingId: number;
  readonly confirmationCode: string;
  readonly carName: string;
  readonly customerName: string;
  readonly locale: LocaleCode;
  /** ISO timestamp. */
  readonly createdAt: string;
  readonly state: ReviewState;
  /** Why it is hidden. */
  readonly reason?: string;
  readonly answer?: string;
  readonly decidedAt?: string;
  /** Name of the colleague who showed, hid or answered it last. */
  readonly decidedBy?: string;
}

/** What an owner does with a review; null removes the answer. */
export type ReviewDecision =
  | { readonly state: 'shown' }
  | { readonly state: 'hidden'; readonly reason: string }
  | { readonly answer: string | null };

/** Calls about reviews for staff. All of them throw `ApiError`. */
export interface ManagedReviewsClient {
  /** Returns a page of the reviews, the latest first. */
  list(
    page: number,
    state?: ReviewState,
  ): Promise<{ readonly data: readonly ManagedReview[]; readonly pagination: Pagination }>;
  /** Only owners may make this call and the one before. */
  decide(bookingId: number, decision: ReviewDecision): Promise<ManagedReview>;
  /** Undefined without one. */
  ofBooking(bookingId: number): Promise<ManagedReview | undefined>;
}

export function createManagedReviewsClient({ request }: Pick<Transport, 'request'>): ManagedReviewsClient {
  const path = '/api/reviews';
  return {
    async list(page, state) {
      const answer = await request(`${path}/all?page=${page}${state ? `&state=${state}` : ''}`);
      return {
        data: readList(answer) as readonly ManagedReview[],
        pagination: readPagination((answer as { pagination?: unknown }).pagination),
      };
    },
    ofBooking: async (bookingId) =>
      readList(await request(`${path}/of-booking/${bookingId}`))[0] as ManagedReview | undefined,
    decide: async (bookingId, decision) =>
      readList(await request(`${path}/${bookingId}`, { method: 'PUT', body: decision }))[0] as ManagedReview,
  };
}
