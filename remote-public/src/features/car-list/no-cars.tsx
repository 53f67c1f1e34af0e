import { fleetContent } from './content.ts';
import styles from './no-cars.module.css';

export function NoCars() {
  const { heading, advice } = fleetContent.empty;
  return (
    <div className={styles.empty}>
      <h2>{heading}</h2>
      <p>{advice}</p>
    </div>
  );
}
