import { type PageProps, useHost } from 'shared-kit/remote';
import { LegalDocument } from '../features/legal/legal-document.tsx';
import { termsOfService } from '../features/legal/terms-texts.ts';
import { LEGAL_META } from '../features/legal/texts.ts';
import { SubpageMeta } from '../ui/subpage-meta.tsx';
import { useScrollToFragment } from '../ui/use-scroll-to-fragment.ts';

export function TermsPage({ path }: PageProps) {
  const { site } = useHost();
  useScrollToFragment();
  return (
    <>
      <SubpageMeta {...LEGAL_META.terms} path={path} />
      <LegalDocument text={termsOfService(site)} site={site} />
    </>
  );
}
