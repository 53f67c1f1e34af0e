import { PageMeta } from 'shared-kit/ui';
import { useHost } from '../data/host-context.tsx';

export function SupportPage() {
  const { site } = useHost();
  return (
    <>
      <PageMeta title="Support" siteName={site.agencyName} />
      <h1>Support</h1>
    </>
  );
}
