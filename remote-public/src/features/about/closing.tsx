import { ButtonLink, ZelligeLine } from 'shared-kit/ui';
import { Section } from '../../ui/section.tsx';
import styles from './closing.module.css';
import { CLOSING } from './texts.ts';

export function Closing() {
  return (
    <Section ground="sand" labelledBy="closing" className={styles.closing}>
      <div className={styles.title}>
        <ZelligeLine className={styles.ornament} />
        <h2 id="closing">{CLOSING.title}</h2>
      </div>
      <div className={styles.next}>
        <p>{CLOSING.text}</p>
        <div className={styles.ways}>
          <ButtonLink to="/cars" size="large">
            {CLOSING.fleet}
          </ButtonLink>
          <ButtonLink to="/locations" size="large" look="secondary">
            {CLOSING.locations}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
