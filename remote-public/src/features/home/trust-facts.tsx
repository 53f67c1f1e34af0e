import { VisuallyHidden } from 'shared-kit/ui';
import { HOME_TEXT } from './texts.ts';
import styles from './trust-facts.module.css';

export function TrustFacts() {
  const { heading, facts } = HOME_TEXT.trust;
  return (
    <section className={styles.trust}>
      <h2>
        <VisuallyHidden>{heading}</VisuallyHidden>
      </h2>
      <ul className={styles.facts}>
        {facts.map(({ name, detail }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{detail}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
