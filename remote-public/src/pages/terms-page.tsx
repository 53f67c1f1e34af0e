import { type PageProps, useHost } from 'shared-kit/remote';
import { LegalDocument } from '../features/legal/legal-document.tsx';
import { termsOfService } from '../features/legal/terms-texts.ts';
import { LEGAL_META } from '../features/legal/texts.ts';
import { ListedPageMeta } from '../ui/listed-page-meta.tsx';
import { useArriveAtAnchor } from '../ui/use-arrive-at-anchor.ts';

export function TermsPage({ path }: PageProps) {
  const { site } = useHost();
  useArriveAtAnchor();
  return (
    <>
      <ListedPageMeta {...LEGAL_META.terms} path={path} />
      <LegalDocument text={termsOfService(site)} site={site} />
    </>
  );
}
