import { PageMeta } from 'shared-kit/ui';
import { useHost } from '../data/host-context.tsx';

export function CarPage() {
  const { site } = useHost();
  return (
    <>
      <PageMeta title="Car" siteName={site.agencyName} />
      <h1>Car</h1>
    </>
  );
}
