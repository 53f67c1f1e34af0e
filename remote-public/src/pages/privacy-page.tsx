import type { PageProps } from 'shared-kit/remote';
import { LegalDocument } from '../features/legal/legal-document.tsx';
import { PRIVACY_POLICY } from '../features/legal/privacy-texts.ts';
import { LEGAL_META } from '../features/legal/texts.ts';
import { SubpageMeta } from '../ui/subpage-meta.tsx';
import { useScrollToFragment } from '../ui/use-scroll-to-fragment.ts';
import { useTexts } from '../ui/use-texts.ts';

export function PrivacyPage({ path }: PageProps) {
  useScrollToFragment();
  return (
    <>
      <SubpageMeta {...useTexts(LEGAL_META.privacy)} path={path} />
      <LegalDocument text={PRIVACY_POLICY} path={path} />
    </>
  );
}
