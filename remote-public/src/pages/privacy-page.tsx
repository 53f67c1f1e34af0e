import { type PageProps, useHost } from 'shared-kit/remote';
import { LegalDocument } from '../features/legal/legal-document.tsx';
import { privacyPolicy } from '../features/legal/privacy-texts.ts';
import { LEGAL_META } from '../features/legal/texts.ts';
import { SubpageMeta } from '../ui/subpage-meta.tsx';
import { useScrollToFragment } from '../ui/use-scroll-to-fragment.ts';

export function PrivacyPage({ path }: PageProps) {
  const { site } = useHost();
  useScrollToFragment();
  return (
    <>
      <SubpageMeta {...LEGAL_META.privacy} path={path} />
      <LegalDocument text={privacyPolicy(site)} site={site} />
    </>
  );
}
