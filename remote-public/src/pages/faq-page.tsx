import { type PageProps, useHost } from 'shared-kit/remote';
import { StructuredData } from 'shared-kit/ui';
import { describeQuestions } from '../data/structured-data/describe-questions.ts';
import { FaqGroups } from '../features/faq/faq-groups.tsx';
import { FaqOpening } from '../features/faq/faq-opening.tsx';
import { StillWondering } from '../features/faq/still-wondering.tsx';
import { FAQ_META, listFaqGroups, POLICY_FIGURES } from '../features/faq/texts.ts';
import { FigureBand } from '../ui/figure-band.tsx';
import { ListedPageMeta } from '../ui/listed-page-meta.tsx';
import { useArriveAtAnchor } from '../ui/use-arrive-at-anchor.ts';

export function FaqPage({ path }: PageProps) {
  const { site } = useHost();
  useArriveAtAnchor();
  const groups = listFaqGroups(site);
  return (
    <>
      <ListedPageMeta {...FAQ_META} path={path} />
      <StructuredData data={describeQuestions(groups.flatMap(({ questions }) => questions))} />
      <FaqOpening />
      <FigureBand {...POLICY_FIGURES} />
      <FaqGroups groups={groups} />
      <StillWondering />
    </>
  );
}
