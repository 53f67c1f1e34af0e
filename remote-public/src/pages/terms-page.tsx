import { useHost } from '../data/host-context.tsx';
import { LegalDocument } from '../features/legal/legal-document.tsx';
import { termsOfService } from '../features/legal/terms-content.ts';
import { ListedPage } from '../ui/listed-page.tsx';
import { useArriveAtAnchor } from '../ui/use-arrive-at-anchor.ts';

export function TermsPage() {
  const { site } = useHost();
  useArriveAtAnchor();
  return (
    <>
      <ListedPage
        title="Terms of Service"
        description="How booking, paying, cancelling and picking up work, in plain words. The terms of renting a car in Marrakech."
        path="/terms"
      />
      <LegalDocument text={termsOfService(site)} site={site} />
    </>
  );
}
