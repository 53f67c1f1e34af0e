import { PageMeta } from 'shared-kit/ui';
import { useHost } from '../data/host-context.tsx';

export function FaqPage() {
  const { site } = useHost();
  return (
    <>
      <PageMeta title="Faq" siteName={site.agencyName} />
      <h1>Faq</h1>
    </>
  );
}
