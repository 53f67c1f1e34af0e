import { telephoneLink } from 'shared-kit/domain';
import { ButtonLink, buttonClass, Icon } from 'shared-kit/ui';
import { RiadArch } from '../../ui/riad-arch.tsx';
import type { Location } from './location.ts';
import styles from './location-entry.module.css';
import { MarrakechNight } from './marrakech-night.tsx';
import { LOCATION_TEXTS } from './texts.ts';

export function LocationEntry({ location }: { readonly location: Location }) {
  const { id, name, hours, phone, address, description } = location;
  return (
    <article className={styles.entry} aria-labelledby={id}>
      <RiadArch>
        <MarrakechNight />
      </RiadArch>
      <div className={styles.words}>
        <h2 id={id}>{name}</h2>
        <p className={styles.description}>{description}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{LOCATION_TEXTS.hours}</dt>
            <dd className={styles.hours}>{hours}</dd>
          </div>
          <div>
            <dt>{LOCATION_TEXTS.address}</dt>
            <dd>{address}</dd>
          </div>
        </dl>
        <div className={styles.ways}>
          <ButtonLink to="/cars" size="large">
            {LOCATION_TEXTS.browse}
          </ButtonLink>
          <a className={buttonClass({ look: 'secondary', size: 'large' })} href={telephoneLink(phone)}>
            <Icon name="phone" />
            <span className={styles.phone}>
              {LOCATION_TEXTS.call} {phone}
            </span>
          </a>
        </div>
      </div>
    </article>
  );
}
