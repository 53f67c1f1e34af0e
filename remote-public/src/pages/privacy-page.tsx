import { PageMeta } from 'shared-kit/ui';
import { useHost } from '../data/host-context.tsx';
import { LegalDocument } from '../features/legal/legal-document.tsx';
import { privacyPolicy } from '../features/legal/privacy-content.ts';
import { useArriveAtAnchor } from '../ui/use-arrive-at-anchor.ts';

export function PrivacyPage() {
  const { site } = useHost();
  useArriveAtAnchor();
  return (
    <>
      <PageMeta
        title="Privacy Policy"
        description="What we ask for when you book a car, what we use it for, and who sees it. No trackers and no third parties."
        siteName={site.agencyName}
      />
      <LegalDocument text={privacyPolicy(site)} site={site} />
    </>
  );
}
