import { PageMeta } from 'shared-kit/ui';
import { useHost } from '../data/host-context.tsx';

export function HomePage() {
  const { site } = useHost();
  return (
    <>
      <PageMeta title="Home" siteName={site.agencyName} />
      <h1>Home</h1>
    </>
  );
}
