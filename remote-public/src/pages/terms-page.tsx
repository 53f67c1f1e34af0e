import type { PageProps } from 'shared-kit/remote';
import { LegalDocument } from '../features/legal/legal-document.tsx';
import { TERMS_OF_SERVICE } from '../features/legal/terms-texts.ts';
import { LEGAL_META } from '../features/legal/texts.ts';
import { SubpageMeta } from '../ui/subpage-meta.tsx';
import { useScrollToFragment } from '../ui/use-scroll-to-fragment.ts';
import { useTexts } from '../ui/use-texts.ts';

export function TermsPage({ path }: PageProps) {
  useScrollToFragment();
  return (
    <>
      <SubpageMeta {...useTexts(LEGAL_META.terms)} path={path} />
      <LegalDocument text={TERMS_OF_SERVICE} path={path} />
    </>
  );
}
