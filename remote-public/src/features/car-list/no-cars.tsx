import styles from './no-cars.module.css';
import { CAR_LIST_TEXT } from './texts.ts';

export function NoCars() {
  const { heading, advice } = CAR_LIST_TEXT.empty;
  return (
    <div className={styles.empty}>
      <h2>{heading}</h2>
      <p>{advice}</p>
    </div>
  );
}
