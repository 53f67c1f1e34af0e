import { RiadArch } from '../../ui/riad-arch.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './about-hero.module.css';
import { AtlasRoad } from './atlas-road.tsx';
import { ABOUT_INTRO } from './texts.ts';

export function AboutHero() {
  return (
    <Section className={styles.hero}>
      <div className={styles.words}>
        <h1>{ABOUT_INTRO.title}</h1>
        <p className={styles.lead}>{ABOUT_INTRO.lead}</p>
      </div>
      <RiadArch className={styles.door}>
        <AtlasRoad />
      </RiadArch>
    </Section>
  );
}
