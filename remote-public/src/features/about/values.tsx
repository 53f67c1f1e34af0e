import { Section } from '../../ui/section.tsx';
import { VALUES } from './texts.ts';
import styles from './values.module.css';

export function Values() {
  return (
    <Section ground="sand" labelledBy="values" className={styles.values}>
      <h2 id="values">{VALUES.title}</h2>
      <ul className={styles.list}>
        {VALUES.values.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
