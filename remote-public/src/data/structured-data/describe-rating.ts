import type { AggregateRatingLeaf } from 'schema-dts';
import type { ReviewSummary } from 'shared-kit/domain';

/** Returns the rating, of 5 stars, that the shown reviews come to, to be spread; nothing while there are few (docs/rules.md#reviews). */
export function describeRating(reviews: ReviewSummary | undefined): { readonly aggregateRating?: AggregateRatingLeaf } {
  if (!reviews) return {};
  const { rating: ratingValue, count: reviewCount } = reviews;
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue, reviewCount } };
}
