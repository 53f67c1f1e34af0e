import { type PageProps, useHost } from 'shared-kit/remote';
import { LegalDocument } from '../features/legal/legal-document.tsx';
import { privacyPolicy } from '../features/legal/privacy-content.ts';
import { ListedPageMeta } from '../ui/listed-page-meta.tsx';
import { useArriveAtAnchor } from '../ui/use-arrive-at-anchor.ts';

export function PrivacyPage({ path }: PageProps) {
  const { site } = useHost();
  useArriveAtAnchor();
  return (
    <>
      <ListedPageMeta
        title="Privacy Policy"
        description="What we ask for when you book a car, what we use it for, and who sees it. No trackers and no third parties."
        path={path}
      />
      <LegalDocument text={privacyPolicy(site)} site={site} />
    </>
  );
}
