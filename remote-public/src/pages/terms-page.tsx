import { PageMeta } from 'shared-kit/ui';
import { useHost } from '../data/host-context.tsx';

export function TermsPage() {
  const { site } = useHost();
  return (
    <>
      <PageMeta title="Terms" siteName={site.agencyName} />
      <h1>Terms</h1>
    </>
  );
}
