import { useIntl } from 'shared-kit/intl';
import type { PageProps } from 'shared-kit/remote';
import { StructuredData } from 'shared-kit/ui';
import { describeQuestions } from '../data/structured-data/describe-questions.ts';
import { usePolicyValues } from '../data/use-policy-values.ts';
import { useDefaultTerms } from '../data/use-rates.ts';
import { FaqGroups } from '../features/faq/faq-groups.tsx';
import { PolicyFigures } from '../features/faq/policy-figures.tsx';
import { FAQ_GROUPS, FAQ_INTRO, FAQ_META, STILL_WONDERING } from '../features/faq/texts.ts';
import { LazyRentalTerms } from '../features/rental-terms/lazy-rental-terms.tsx';
import { PageIntro } from '../ui/page-intro.tsx';
import { Section } from '../ui/section.tsx';
import { SubpageMeta } from '../ui/subpage-meta.tsx';
import { SupportBanner } from '../ui/support-banner.tsx';
import { useScrollToFragment } from '../ui/use-scroll-to-fragment.ts';
import { useTexts } from '../ui/use-texts.ts';
import styles from './faq-page.module.css';

export function FaqPage({ path }: PageProps) {
  const { formatMessage } = useIntl();
  const terms = useDefaultTerms();
  const values = usePolicyValues(terms);
  useScrollToFragment();
  const questions = FAQ_GROUPS.flatMap((group) => group.questions).map(({ question, answer }) => ({
    question: formatMessage(question),
    answer: String(formatMessage(answer, { ...values, myBooking: (name) => name })),
  }));
  return (
    <>
      <SubpageMeta {...useTexts(FAQ_META)} path={path} />
      <StructuredData data={describeQuestions(questions)} />
      <Section bandClassName={styles.opening}>
        <PageIntro {...useTexts(FAQ_INTRO)} />
      </Section>
      <PolicyFigures terms={terms} />
      <FaqGroups terms={terms} />
      {terms && Object.keys(terms).length > 0 && (
        <Section ground="sand">
          <LazyRentalTerms terms={terms} />
        </Section>
      )}
      <SupportBanner {...useTexts(STILL_WONDERING)} />
    </>
  );
}
