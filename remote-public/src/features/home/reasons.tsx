import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { Section } from '../../ui/section.tsx';
import styles from './reasons.module.css';
import { HOME_TEXT, REASONS } from './texts.ts';

export function Reasons() {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  return (
    <Section ground="sand" labelledBy="why-choose" className={styles.content} bandClassName={styles.band}>
      <h2 id="why-choose">
        {formatMessage(HOME_TEXT.why, { agencyName: <bdi translate="no">{site.agencyName}</bdi> })}
      </h2>
      <ul className={styles.reasons}>
        {REASONS.map(({ name, detail }) => (
          <li key={name.id}>
            <h3>{formatMessage(name)}</h3>
            <p>{formatMessage(detail)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
