import { PageMeta } from 'shared-kit/ui';
import { useHost } from '../data/host-context.tsx';

export function AboutPage() {
  const { site } = useHost();
  return (
    <>
      <PageMeta title="About" siteName={site.agencyName} />
      <h1>About</h1>
    </>
  );
}
