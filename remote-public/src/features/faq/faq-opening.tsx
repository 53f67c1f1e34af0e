import { PageIntro } from '../../ui/page-intro.tsx';
import { Section } from '../../ui/section.tsx';
import { FAQ_INTRO } from './texts.ts';

export function FaqOpening() {
  return (
    <Section>
      <PageIntro {...FAQ_INTRO} />
    </Section>
  );
}
