import { Section } from '../../ui/section.tsx';
import { MISSION } from './content.ts';
import styles from './mission.module.css';

export function Mission() {
  return (
    <Section labelledBy="mission" className={styles.mission}>
      <h2 id="mission">{MISSION.title}</h2>
      <p className={styles.statement}>{MISSION.statement}</p>
    </Section>
  );
}
