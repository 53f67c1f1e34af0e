import type { SiteSettings } from 'shared-kit/domain';
import { PageIntro } from '../../ui/page-intro.tsx';
import { Section } from '../../ui/section.tsx';
import { useTexts } from '../../ui/use-texts.ts';
import { ContactChannels } from './contact-channels.tsx';
import styles from './support-opening.module.css';
import { SUPPORT_INTRO } from './texts.ts';

export function SupportOpening({ site }: { readonly site: SiteSettings }) {
  return (
    <Section className={styles.opening} bandClassName={styles.band}>
      <PageIntro {...useTexts(SUPPORT_INTRO)} />
      <ContactChannels site={site} />
    </Section>
  );
}
