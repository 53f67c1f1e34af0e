import styles from './marrakech-night.module.css';

const STAR = 'M-3-3H3V3H-3zM0-4.200 4.200 0 0 4.200-4.200 0z';
const STARS = [
  'translate(84 118)',
  'translate(132 84) scale(.7)',
  'translate(216 108) scale(.8)',
  'translate(62 184) scale(.7)',
  'translate(118 190) scale(.55)',
  'translate(258 172)',
  'translate(240 226) scale(.6)',
];

/** Drawing of the Koutoubia at night, 320 by 420. */
export function MarrakechNight() {
  return (
    <>
      <path className={styles.sky} d="M0 0h320v420H0z" />
      {STARS.map((place) => (
        <path key={place} className={styles.light} d={STAR} transform={place} />
      ))}
      <path className={styles.light} d="M110 118a26 26 0 1 0 30 36 22 22 0 0 1-30-36z" />
      <path className={styles.ridge} d="M0 322l56-44 34 20 60-52 54 46 40-24 76 58v94H0z" />
      <path className={styles.tower} d="M160 420V206h-4v-12h7v5h6v-5h7v5h6v-5h8v5h6v-5h7v5h6v-5h7v12h-4v214z" />
      <path className={styles.tower} d="M174 199v-44h24v44zM176 155a10 11 0 0 1 20 0zM185 146v-26h2v26z" />
      <circle className={styles.light} cx="186" cy="138" r="4.5" />
      <circle className={styles.light} cx="186" cy="129.500" r="3.4" />
      <circle className={styles.light} cx="186" cy="122.500" r="2.4" />
      <path className={styles.band} d="M160 218h52M160 232h52M160 225h52" />
      <path
        className={styles.window}
        d="M179 268v-14a7 7 0 0 1 14 0v14zM168 312v-12a5 5 0 0 1 10 0v12zM194 312v-12a5 5 0 0 1 10 0v12zM181 190v-16a5 5 0 0 1 10 0v16z"
      />
      <path className={styles.roofs} d="M0 372h48v-18h44v14h40v-24h36v22h36v-14h44v22h72v46H0z" />
      <path
        className={styles.window}
        d="M60 388v-10a5 5 0 0 1 10 0v10zM142 382v-12a5 5 0 0 1 10 0v12zM222 392v-12a6 6 0 0 1 12 0v12zM106 398v-10a5 5 0 0 1 10 0v10z"
      />
      <g className={styles.palm} transform="translate(40 84) scale(.8)">
        <path d="M252 420c4-40 4-64-2-94l5-1c7 30 7 54 3 95z" />
        <path d="M252 327c-14-14-30-12-38 2 14-6 26-6 38-2zM252 327c-8-20-24-24-36-15 14 2 26 6 36 15zM252 327c0-20 10-30 26-27-14 6-20 14-26 27zM252 327c14-14 30-14 38 1-14-5-26-5-38-1zM252 327c16-4 28 6 28 22-9-11-18-17-28-22zM252 327c-16 0-26 9-26 24 9-11 16-18 26-24z" />
      </g>
    </>
  );
}
