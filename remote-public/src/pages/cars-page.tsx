import { PageMeta } from 'shared-kit/ui';
import { useHost } from '../data/host-context.tsx';

export function CarsPage() {
  const { site } = useHost();
  return (
    <>
      <PageMeta title="Cars" siteName={site.agencyName} />
      <h1>Cars</h1>
    </>
  );
}
