import { type PageProps, useHost } from 'shared-kit/remote';
import { LegalDocument } from '../features/legal/legal-document.tsx';
import { privacyPolicy } from '../features/legal/privacy-texts.ts';
import { LEGAL_META } from '../features/legal/texts.ts';
import { ListedPageMeta } from '../ui/listed-page-meta.tsx';
import { useArriveAtAnchor } from '../ui/use-arrive-at-anchor.ts';

export function PrivacyPage({ path }: PageProps) {
  const { site } = useHost();
  useArriveAtAnchor();
  return (
    <>
      <ListedPageMeta {...LEGAL_META.privacy} path={path} />
      <LegalDocument text={privacyPolicy(site)} site={site} />
    </>
  );
}
