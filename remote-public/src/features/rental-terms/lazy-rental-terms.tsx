import { Suspense } from 'react';
import type { RentalTerms as Terms } from 'shared-kit/domain';
import { lazyComponent } from 'shared-kit/remote';
import type { RentalTermsProps } from './rental-terms.tsx';

const RentalTerms = lazyComponent<RentalTermsProps>(async () => (await import('./rental-terms.tsx')).RentalTerms);

interface LazyRentalTermsProps extends Pick<RentalTermsProps, 'days'> {
  readonly terms: Terms | undefined;
}

/** What holds for a rental; nothing while the owner has set no terms, and nothing is loaded then. */
export function LazyRentalTerms({ terms, days }: LazyRentalTermsProps) {
  if (!terms || Object.keys(terms).length === 0) return null;
  return (
    <Suspense>
      <RentalTerms terms={terms} days={days} />
    </Suspense>
  );
}
