import { useIntl } from 'shared-kit/intl';
import { type PageProps, useHost } from 'shared-kit/remote';
import { StructuredData } from 'shared-kit/ui';
import { describeAgency } from '../data/structured-data/describe-agency.ts';
import { RENTAL_TEXT } from '../data/texts.ts';
import { listLocations } from '../features/locations/location.ts';
import { LocationsOpening } from '../features/locations/locations-opening.tsx';
import { PickupSteps } from '../features/locations/pickup-steps.tsx';
import { LOCATIONS_META, SUPPORT_BANNER } from '../features/locations/texts.ts';
import { SubpageMeta } from '../ui/subpage-meta.tsx';
import { SupportBanner } from '../ui/support-banner.tsx';
import { useTexts } from '../ui/use-texts.ts';

export function LocationsPage({ path }: PageProps) {
  const { site, locale } = useHost();
  const { formatMessage } = useIntl();
  return (
    <>
      <SubpageMeta {...useTexts(LOCATIONS_META, { address: site.address })} path={path} />
      <StructuredData data={describeAgency(site, locale.code, formatMessage(RENTAL_TEXT.marrakech))} />
      <LocationsOpening state={{ status: 'ready', locations: listLocations(site, formatMessage) }} />
      <PickupSteps mapUrl={site.mapUrl} />
      <SupportBanner {...useTexts(SUPPORT_BANNER)} />
    </>
  );
}
