import { useIntl } from 'shared-kit/intl';
import { Icon } from 'shared-kit/ui';
import { Section } from '../../ui/section.tsx';
import styles from './pickup-steps.module.css';
import { PICKUP } from './texts.ts';

export function PickupSteps({ mapUrl }: { readonly mapUrl: string }) {
  const { formatMessage } = useIntl();
  return (
    <Section ground="sand" labelledBy="pickup" className={styles.pickup}>
      <div className={styles.heading}>
        <h2 id="pickup">{formatMessage(PICKUP.title)}</h2>
        <a className={styles.map} href={mapUrl} rel="noopener">
          <Icon name="mapPin" />
          {formatMessage(PICKUP.map)}
        </a>
      </div>
      <ol className={styles.steps}>
        {PICKUP.steps.map(({ title, text }) => (
          <li key={title.id}>
            <h3>{formatMessage(title)}</h3>
            <p>{formatMessage(text)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
