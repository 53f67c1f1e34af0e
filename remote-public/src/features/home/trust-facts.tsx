import { useIntl } from 'shared-kit/intl';
import { VisuallyHidden } from 'shared-kit/ui';
import { HOME_TEXT, TRUST_FACTS } from './texts.ts';
import styles from './trust-facts.module.css';

export function TrustFacts() {
  const { formatMessage } = useIntl();
  return (
    <section className={styles.trust}>
      <h2>
        <VisuallyHidden>{formatMessage(HOME_TEXT.trust)}</VisuallyHidden>
      </h2>
      <ul className={styles.facts}>
        {TRUST_FACTS.map(({ name, detail }) => (
          <li key={name.id}>
            <h3>{formatMessage(name)}</h3>
            <p>{formatMessage(detail)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
