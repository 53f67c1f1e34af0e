import { useHost } from '../data/host-context.tsx';
import { LegalDocument } from '../features/legal/legal-document.tsx';
import { privacyPolicy } from '../features/legal/privacy-content.ts';
import { ListedPage } from '../ui/listed-page.tsx';
import { useArriveAtAnchor } from '../ui/use-arrive-at-anchor.ts';

export function PrivacyPage() {
  const { site } = useHost();
  useArriveAtAnchor();
  return (
    <>
      <ListedPage
        title="Privacy Policy"
        description="What we ask for when you book a car, what we use it for, and who sees it. No trackers and no third parties."
        path="/privacy"
      />
      <LegalDocument text={privacyPolicy(site)} site={site} />
    </>
  );
}
