import { PageMeta } from 'shared-kit/ui';
import { useHost } from '../data/host-context.tsx';

export function LocationsPage() {
  const { site } = useHost();
  return (
    <>
      <PageMeta title="Locations" siteName={site.agencyName} />
      <h1>Locations</h1>
    </>
  );
}
