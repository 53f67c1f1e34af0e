import { type PageProps, useHost } from 'shared-kit/remote';
import { LegalDocument } from '../features/legal/legal-document.tsx';
import { termsOfService } from '../features/legal/terms-content.ts';
import { ListedPageMeta } from '../ui/listed-page-meta.tsx';
import { useArriveAtAnchor } from '../ui/use-arrive-at-anchor.ts';

export function TermsPage({ path }: PageProps) {
  const { site } = useHost();
  useArriveAtAnchor();
  return (
    <>
      <ListedPageMeta
        title="Terms of Service"
        description="How booking, paying, cancelling and picking up work, in plain words. The terms of renting a car in Marrakech."
        path={path}
      />
      <LegalDocument text={termsOfService(site)} site={site} />
    </>
  );
}
