import { useHost } from 'shared-kit/remote';
import { Section } from '../../ui/section.tsx';
import styles from './reasons.module.css';
import { HOME_TEXT } from './texts.ts';

export function Reasons() {
  const { site } = useHost();
  const { heading, reasons } = HOME_TEXT.why;
  return (
    <Section ground="sand" labelledBy="why-choose" className={styles.content} bandClassName={styles.band}>
      <h2 id="why-choose">{heading(site.agencyName)}</h2>
      <ul className={styles.reasons}>
        {reasons.map(({ name, detail }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{detail}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
