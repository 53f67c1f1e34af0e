import { PageMeta } from 'shared-kit/ui';
import { useHost } from '../data/host-context.tsx';
import { fleetContent } from '../features/fleet/content.ts';
import { FleetBrowser } from '../features/fleet/fleet-browser.tsx';
import { FleetIntro } from '../features/fleet/fleet-intro.tsx';

export function CarsPage() {
  const { site } = useHost();
  const { title, description } = fleetContent.page;
  return (
    <>
      <PageMeta title={title} description={description} siteName={site.agencyName} />
      <FleetIntro />
      <FleetBrowser />
    </>
  );
}
