import { StructuredData } from 'shared-kit/ui';
import { useHost } from '../data/host-context.tsx';
import { describeAgency } from '../data/structured-data/describe-agency.ts';
import { listLocations } from '../features/locations/location.ts';
import { LocationsOpening } from '../features/locations/locations-opening.tsx';
import { PickupSteps } from '../features/locations/pickup-steps.tsx';
import { SupportBanner } from '../features/locations/support-banner.tsx';
import { ListedPage } from '../ui/listed-page.tsx';

export function LocationsPage() {
  const { site } = useHost();
  return (
    <>
      <ListedPage
        title="Locations"
        description={`Pick up your rental car in Marrakech, open 24/7: ${site.address}. Address, phone and how pickup goes.`}
        path="/locations"
      />
      <StructuredData data={describeAgency(site)} />
      <LocationsOpening state={{ status: 'ready', locations: listLocations(site) }} />
      <PickupSteps mapUrl={site.mapUrl} />
      <SupportBanner />
    </>
  );
}
