import type { LocaleCode, ShownReview, WrittenReview } from '../domain/index.ts';
import { readList } from './read-list.ts';
import type { Transport } from './transport.ts';

/** What a link asks about. */
export interface OpenedReview {
  readonly carName: string;
  readonly firstName: string;
  /** What was written already. */
  readonly review?: WrittenReview;
}

/** Calls about reviews. All of them throw `ApiError`. */
export interface ReviewsClient {
  /** Returns the latest reviews that the owner shows. @param carId for its offer alone */
  list(carId?: string): Promise<readonly ShownReview[]>;
  /** @throws ApiError 404 `link_unknown`, 410 `link_expired` */
  open(token: string): Promise<OpenedReview>;
  /** Writes the review of a link; a repeated call writes nothing twice. @throws as `open`, and 410 `link_used` */
  write(token: string, review: WrittenReview, locale: LocaleCode): Promise<OpenedReview>;
}

export function createReviewsClient({ request }: Pick<Transport, 'request'>): ReviewsClient {
  const path = '/api/reviews';
  const post = async (url: string, body: object) =>
    readList(await request(url, { method: 'POST', body, anonymous: true }))[0] as OpenedReview;
  return {
    list: async (carId) =>
      readList(await request(path + (carId ? `?carId=${encodeURIComponent(carId)}` : ''))) as readonly ShownReview[],
    open: (token) => post(`${path}/open`, { token }),
    write: (token, review, locale) => post(path, { token, ...review, locale }),
  };
}
