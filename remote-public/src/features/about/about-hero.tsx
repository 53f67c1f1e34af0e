import { RiadArch } from '../../ui/riad-arch.tsx';
import { Section } from '../../ui/section.tsx';
import { useTexts } from '../../ui/use-texts.ts';
import styles from './about-hero.module.css';
import { AtlasRoad } from './atlas-road.tsx';
import { ABOUT_INTRO } from './texts.ts';

export function AboutHero() {
  const { title, lead } = useTexts(ABOUT_INTRO);
  return (
    <Section className={styles.hero} bandClassName={styles.band}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      <RiadArch className={styles.door}>
        <AtlasRoad />
      </RiadArch>
    </Section>
  );
}
