import { type PageProps, useHost } from 'shared-kit/remote';
import { StructuredData } from 'shared-kit/ui';
import { describeQuestions } from '../data/structured-data/describe-questions.ts';
import { FaqGroups } from '../features/faq/faq-groups.tsx';
import { FAQ_INTRO, FAQ_META, listFaqGroups, POLICY_FIGURES, STILL_WONDERING } from '../features/faq/texts.ts';
import { FigureBand } from '../ui/figure-band.tsx';
import { PageIntro } from '../ui/page-intro.tsx';
import { Section } from '../ui/section.tsx';
import { SubpageMeta } from '../ui/subpage-meta.tsx';
import { SupportBanner } from '../ui/support-banner.tsx';
import { useScrollToFragment } from '../ui/use-scroll-to-fragment.ts';

export function FaqPage({ path }: PageProps) {
  const { site } = useHost();
  useScrollToFragment();
  const groups = listFaqGroups(site);
  return (
    <>
      <SubpageMeta {...FAQ_META} path={path} />
      <StructuredData data={describeQuestions(groups.flatMap(({ questions }) => questions))} />
      <Section>
        <PageIntro {...FAQ_INTRO} />
      </Section>
      <FigureBand {...POLICY_FIGURES} />
      <FaqGroups groups={groups} />
      <SupportBanner {...STILL_WONDERING} />
    </>
  );
}
