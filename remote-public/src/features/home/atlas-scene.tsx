import styles from './atlas-scene.module.css';

/** Drawing of sun, ridge and plain, with the ground line of the car images. */
export function AtlasScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 720 760" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle className={styles.sun} cx="470" cy="450" r="150" />
      <path className={styles.lantern} d={LANTERN} />
      <path
        className={styles.ridge}
        d="M0 640l64-34 44 18 60-64 36 22 34-14 66-68 30 26 38-12 74 74 42-20 52 34 66-30 54 24 60-46v238H0z"
      />
      <path className={styles.ground} d="M0 652h720v108H0z" />
    </svg>
  );
}

/** An eight-pointed star on a chain. */
const LANTERN =
  'M360-200V113.600M330 126h60v60h-60zM360 113.600l42.400 42.400-42.400 42.400-42.400-42.400zM346 156a14 14 0 1 0 28 0 14 14 0 1 0-28 0M360 198.400V216';
