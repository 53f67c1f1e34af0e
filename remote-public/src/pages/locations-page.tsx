import { PageMeta } from 'shared-kit/ui';
import { useHost } from '../data/host-context.tsx';
import { listLocations } from '../features/locations/location.ts';
import { LocationsOpening } from '../features/locations/locations-opening.tsx';
import { PickupSteps } from '../features/locations/pickup-steps.tsx';
import { SupportBanner } from '../features/locations/support-banner.tsx';

export function LocationsPage() {
  const { site } = useHost();
  return (
    <>
      <PageMeta
        title="Locations"
        description={`Pick up your rental car in Marrakech, open 24/7: ${site.address}. Address, phone and how pickup goes.`}
        siteName={site.agencyName}
      />
      <LocationsOpening state={{ status: 'ready', locations: listLocations(site) }} />
      <PickupSteps mapUrl={site.mapUrl} />
      <SupportBanner />
    </>
  );
}
