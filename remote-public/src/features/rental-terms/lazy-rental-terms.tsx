import { Suspense } from 'react';
import type { RentalTerms as Terms } from 'shared-kit/domain';
import { useLazy } from '../../ui/use-lazy.tsx';
import type { RentalTermsProps } from './rental-terms.tsx';

const loadTerms = async () => (await import('./rental-terms.tsx')).RentalTerms;

interface LazyRentalTermsProps extends Pick<RentalTermsProps, 'days'> {
  readonly terms: Terms | undefined;
}

/** What holds for a rental; nothing while the owner has set no terms, and nothing is loaded then. */
export function LazyRentalTerms({ terms, days }: LazyRentalTermsProps) {
  const [RentalTerms] = useLazy(loadTerms, 'rental-terms');
  if (!terms || Object.keys(terms).length === 0) return null;
  return (
    <Suspense>
      <RentalTerms terms={terms} days={days} />
    </Suspense>
  );
}
