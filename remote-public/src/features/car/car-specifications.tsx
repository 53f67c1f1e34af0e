import type { Car } from 'shared-kit/domain';
import { Icon, type IconName } from 'shared-kit/ui';
import styles from './car-specifications.module.css';
import { CAR_TEXT } from './texts.ts';

export function CarSpecifications({ car: { seats, fuel, transmission } }: { readonly car: Car }) {
  const text = CAR_TEXT.facts;
  const facts: readonly (readonly [IconName, string, string | number])[] = [
    ['seat', text.seats, seats],
    ['fuel', text.fuel, fuel],
    ['gearbox', text.transmission, transmission],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([icon, name, value]) => (
        <div key={name}>
          <dt>
            <Icon name={icon} size={22} />
            {name}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
