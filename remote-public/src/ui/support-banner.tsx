import { useId } from 'react';
import { ButtonLink, ZelligeLine } from 'shared-kit/ui';
import { Section } from './section.tsx';
import styles from './support-banner.module.css';

interface SupportBannerProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

/** A banner with a link to the support page. */
export function SupportBanner({ title, text, action }: SupportBannerProps) {
  const heading = useId();
  return (
    <Section>
      <section className={styles.banner} aria-labelledby={heading}>
        <ZelligeLine className={styles.ornament} />
        <div className={styles.words}>
          <h2 id={heading}>{title}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.way}>
          <ButtonLink to="/support" look="secondary" size="large">
            {action}
          </ButtonLink>
        </div>
      </section>
    </Section>
  );
}
