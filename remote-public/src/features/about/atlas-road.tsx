import styles from './atlas-road.module.css';

/** Drawing of a road to the Atlas mountains, 320 by 420. */
export function AtlasRoad() {
  return (
    <>
      <path className={styles.sky} d="M0 0h320v420H0z" />
      <circle className={styles.sun} cx="206" cy="150" r="40" />
      <path className={styles.far} d="M0 246l52-50 28 22 58-66 40 42 26-20 50 54 26-22 40 40v60H0z" />
      <path
        className={styles.snow}
        d="M138 152l-24 27 13-3 10 8 9-10 14 8-4-11zM204 174l-18 14 11 2 9-3 12 8-3-9zM52 196l-16 15 14-2 13-4z"
      />
      <path className={styles.near} d="M0 282l44-24 56 20 70-30 62 30 46-18 42 20v36H0z" />
      <path className={styles.plain} d="M0 312c80-16 240-16 320 0v108H0z" />
      <path className={styles.road} d="M70 420c20-48 96-70 88-116h7c14 44 27 66 83 116z" />
      <path className={styles.dash} d="M161 312l2 10M163 330l2 12M164 352l1 16M164 380l-1 24" />
      <g className={styles.palm} transform="translate(26 8)">
        <path d="M62 372c3-26 4-46 1-70l5-1c4 25 4 46 2 71z" />
        <path d="M65 303c-14-14-28-12-36 2 14-6 24-6 36-2zM65 303c-8-18-22-22-34-14 14 2 24 6 34 14zM65 303c0-18 10-28 24-26-12 6-18 14-24 26zM65 303c12-14 28-14 36 0-14-4-24-4-36 0zM65 303c14-4 26 6 26 20-8-10-16-16-26-20zM65 303c-14 0-24 8-24 22 8-10 14-16 24-22z" />
      </g>
    </>
  );
}
