import { PageMeta } from 'shared-kit/ui';
import { useHost } from '../data/host-context.tsx';

export function PrivacyPage() {
  const { site } = useHost();
  return (
    <>
      <PageMeta title="Privacy" siteName={site.agencyName} />
      <h1>Privacy</h1>
    </>
  );
}
