import { useIntl } from 'shared-kit/intl';
import { Section } from '../../ui/section.tsx';
import { VALUES } from './texts.ts';
import styles from './values.module.css';

export function Values() {
  const { formatMessage } = useIntl();
  return (
    <Section ground="sand" labelledBy="values" className={styles.values}>
      <h2 id="values">{formatMessage(VALUES.title)}</h2>
      <ul className={styles.list}>
        {VALUES.values.map(({ name, text }) => (
          <li key={name.id}>
            <h3>{formatMessage(name)}</h3>
            <p>{formatMessage(text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
