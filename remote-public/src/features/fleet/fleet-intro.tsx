import { fleetContent } from './content.ts';
import styles from './fleet-intro.module.css';

export function FleetIntro() {
  const { heading, lead } = fleetContent.page;
  return (
    <header className={styles.intro}>
      <h1>{heading}</h1>
      <p>{lead}</p>
    </header>
  );
}
