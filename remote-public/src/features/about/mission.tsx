import { Section } from '../../ui/section.tsx';
import { useTexts } from '../../ui/use-texts.ts';
import styles from './mission.module.css';
import { MISSION } from './texts.ts';

export function Mission() {
  const { title, statement } = useTexts(MISSION);
  return (
    <Section labelledBy="mission" className={styles.mission}>
      <h2 id="mission">{title}</h2>
      <p className={styles.statement}>{statement}</p>
    </Section>
  );
}
