import { StructuredData } from 'shared-kit/ui';
import { useHost } from '../data/host-context.tsx';
import { describeQuestions } from '../data/structured-data/describe-questions.ts';
import { listFaqGroups, POLICY_FIGURES } from '../features/faq/content.ts';
import { FaqGroups } from '../features/faq/faq-groups.tsx';
import { FaqOpening } from '../features/faq/faq-opening.tsx';
import { StillWondering } from '../features/faq/still-wondering.tsx';
import { FigureBand } from '../ui/figure-band.tsx';
import { ListedPage } from '../ui/listed-page.tsx';
import { useArriveAtAnchor } from '../ui/use-arrive-at-anchor.ts';

export function FaqPage() {
  const { site } = useHost();
  useArriveAtAnchor();
  const groups = listFaqGroups(site);
  return (
    <>
      <ListedPage
        title="FAQ"
        description="Booking, paying, cancelling, age and licence, pickup in Marrakech: plain answers before you rent a car."
        path="/faq"
      />
      <StructuredData data={describeQuestions(groups.flatMap(({ questions }) => questions))} />
      <FaqOpening />
      <FigureBand {...POLICY_FIGURES} />
      <FaqGroups groups={groups} />
      <StillWondering />
    </>
  );
}
