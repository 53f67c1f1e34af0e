import type { PageProps } from 'shared-kit/remote';
import { useDefaultTerms } from '../data/use-rates.ts';
import { LegalDocument } from '../features/legal/legal-document.tsx';
import { TERMS_OF_SERVICE } from '../features/legal/terms-texts.ts';
import { LEGAL_META } from '../features/legal/texts.ts';
import { LazyRentalTerms } from '../features/rental-terms/lazy-rental-terms.tsx';
import { Section } from '../ui/section.tsx';
import { SubpageMeta } from '../ui/subpage-meta.tsx';
import { useScrollToFragment } from '../ui/use-scroll-to-fragment.ts';
import { useTexts } from '../ui/use-texts.ts';

export function TermsPage({ path }: PageProps) {
  useScrollToFragment();
  const terms = useDefaultTerms();
  return (
    <>
      <SubpageMeta {...useTexts(LEGAL_META.terms)} path={path} />
      <LegalDocument text={TERMS_OF_SERVICE} path={path} terms={terms} />
      {terms && Object.keys(terms).length > 0 && (
        <Section ground="sand">
          <LazyRentalTerms terms={terms} />
        </Section>
      )}
    </>
  );
}
