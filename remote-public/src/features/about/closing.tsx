import { ButtonLink, ZelligeLine } from 'shared-kit/ui';
import { Section } from '../../ui/section.tsx';
import { useTexts } from '../../ui/use-texts.ts';
import styles from './closing.module.css';
import { CLOSING } from './texts.ts';

export function Closing() {
  const { title, text, fleet, locations } = useTexts(CLOSING);
  return (
    <Section ground="sand" labelledBy="closing" className={styles.closing}>
      <div className={styles.title}>
        <ZelligeLine className={styles.ornament} />
        <h2 id="closing">{title}</h2>
      </div>
      <div className={styles.next}>
        <p>{text}</p>
        <div className={styles.ways}>
          <ButtonLink to="/cars" size="large">
            {fleet}
          </ButtonLink>
          <ButtonLink to="/locations" size="large" look="secondary">
            {locations}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
