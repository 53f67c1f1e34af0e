import type { SiteSettings } from 'shared-kit/domain';
import { PageIntro } from '../../ui/page-intro.tsx';
import { Section } from '../../ui/section.tsx';
import { ContactWays } from './contact-ways.tsx';
import { SUPPORT_INTRO } from './content.ts';
import styles from './support-opening.module.css';

export function SupportOpening({ site }: { readonly site: SiteSettings }) {
  return (
    <Section className={styles.opening}>
      <PageIntro {...SUPPORT_INTRO} />
      <ContactWays site={site} />
    </Section>
  );
}
