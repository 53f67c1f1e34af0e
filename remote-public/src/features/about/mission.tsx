import { Section } from '../../ui/section.tsx';
import styles from './mission.module.css';
import { MISSION } from './texts.ts';

export function Mission() {
  return (
    <Section labelledBy="mission" className={styles.mission}>
      <h2 id="mission">{MISSION.title}</h2>
      <p className={styles.statement}>{MISSION.statement}</p>
    </Section>
  );
}
