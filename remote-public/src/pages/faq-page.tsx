import { PageMeta } from 'shared-kit/ui';
import { useHost } from '../data/host-context.tsx';
import { listFaqGroups, POLICY_FIGURES } from '../features/faq/content.ts';
import { FaqGroups } from '../features/faq/faq-groups.tsx';
import { FaqOpening } from '../features/faq/faq-opening.tsx';
import { StillWondering } from '../features/faq/still-wondering.tsx';
import { FigureBand } from '../ui/figure-band.tsx';
import { useArriveAtAnchor } from '../ui/use-arrive-at-anchor.ts';

export function FaqPage() {
  const { site } = useHost();
  useArriveAtAnchor();
  return (
    <>
      <PageMeta
        title="FAQ"
        description="Booking, paying, cancelling, age and licence, pickup in Marrakech: plain answers before you rent a car."
        siteName={site.agencyName}
      />
      <FaqOpening />
      <FigureBand {...POLICY_FIGURES} />
      <FaqGroups groups={listFaqGroups(site)} />
      <StillWondering />
    </>
  );
}
