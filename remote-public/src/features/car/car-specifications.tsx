import type { Car } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { Icon, type IconName, useCarValues } from 'shared-kit/ui';
import styles from './car-specifications.module.css';
import { CAR_TEXT } from './texts.ts';

export function CarSpecifications({ car: { seats, fuel, transmission } }: { readonly car: Car }) {
  const { formatMessage } = useIntl();
  const values = useCarValues();
  const facts: readonly (readonly [IconName, string, string | number])[] = [
    ['seat', formatMessage(CAR_TEXT.seats), seats],
    ['fuel', formatMessage(CAR_TEXT.fuel), values.fuel(fuel)],
    ['gearbox', formatMessage(CAR_TEXT.transmission), values.transmission(transmission)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([icon, name, value]) => (
        <div key={name}>
          <dt>
            <Icon name={icon} size={22} />
            <span>{name}</span>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
