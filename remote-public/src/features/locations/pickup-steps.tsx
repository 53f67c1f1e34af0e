import { Icon } from 'shared-kit/ui';
import { Section } from '../../ui/section.tsx';
import styles from './pickup-steps.module.css';
import { PICKUP } from './texts.ts';

export function PickupSteps({ mapUrl }: { readonly mapUrl: string }) {
  return (
    <Section ground="sand" labelledBy="pickup" className={styles.pickup}>
      <div className={styles.heading}>
        <h2 id="pickup">{PICKUP.title}</h2>
        <a className={styles.map} href={mapUrl} rel="noopener">
          <Icon name="mapPin" />
          {PICKUP.map}
        </a>
      </div>
      <ol className={styles.steps}>
        {PICKUP.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
