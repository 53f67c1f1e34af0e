import { Suspense } from 'react';
import type { ReviewSummary } from 'shared-kit/domain';
import { useLazy } from '../../ui/use-lazy.tsx';
import type { ReviewsProps } from './reviews.tsx';

const loadReviews = async () => (await import('./reviews.tsx')).Reviews;

interface LazyReviewsProps extends Omit<ReviewsProps, 'summary'> {
  readonly summary: ReviewSummary | undefined;
}

/** What customers say; nothing while there are too few reviews, and nothing is loaded then. */
export function LazyReviews({ summary, ...props }: LazyReviewsProps) {
  const [Reviews] = useLazy(loadReviews, 'review');
  return (
    summary && (
      <Suspense>
        <Reviews summary={summary} {...props} />
      </Suspense>
    )
  );
}
