import { telephoneLink } from 'shared-kit/domain';
import { FormattedMessage, useIntl } from 'shared-kit/intl';
import { ButtonLink, buttonClass, Icon } from 'shared-kit/ui';
import { RiadArch } from '../../ui/riad-arch.tsx';
import type { Location } from './location.ts';
import styles from './location-entry.module.css';
import { MarrakechNight } from './marrakech-night.tsx';
import { LOCATION_TEXTS } from './texts.ts';

export function LocationEntry({ location }: { readonly location: Location }) {
  const { formatMessage } = useIntl();
  const { id, name, hours, phone, address, description } = location;
  return (
    <article className={styles.entry} aria-labelledby={id}>
      <RiadArch className={styles.picture}>
        <MarrakechNight />
      </RiadArch>
      <div className={styles.words}>
        <h2 id={id}>{name}</h2>
        <p className={styles.description}>{description}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{formatMessage(LOCATION_TEXTS.hours)}</dt>
            <dd className={styles.hours}>{hours}</dd>
          </div>
          <div>
            <dt>{formatMessage(LOCATION_TEXTS.address)}</dt>
            <dd>
              <bdi>{address}</bdi>
            </dd>
          </div>
        </dl>
        <div className={styles.ways}>
          <ButtonLink to="/cars" size="large">
            {formatMessage(LOCATION_TEXTS.browse)}
          </ButtonLink>
          <a className={buttonClass({ look: 'secondary', size: 'large' })} href={telephoneLink(phone)}>
            <Icon name="phone" />
            <span className={styles.phone}>
              <FormattedMessage
                {...LOCATION_TEXTS.call}
                values={{
                  phone: (
                    <bdi dir="ltr" translate="no">
                      {phone}
                    </bdi>
                  ),
                }}
              />
            </span>
          </a>
        </div>
      </div>
    </article>
  );
}
