import { emailLink, type SiteSettings, telephoneLink, whatsappLink } from 'shared-kit/domain';
import { FormattedMessage, useIntl } from 'shared-kit/intl';
import { BrandIcon, buttonClass, Icon, ZelligeLine } from 'shared-kit/ui';
import styles from './contact-channels.module.css';
import { CONTACT, CONTACT_LIST } from './texts.ts';

/** Telephone, e-mail and WhatsApp of the agency. */
export function ContactChannels({ site }: { readonly site: SiteSettings }) {
  const { formatMessage } = useIntl();
  const { phone, email, whatsapp } = CONTACT;
  return (
    <ul className={styles.ways} aria-label={formatMessage(CONTACT_LIST.title)}>
      <li className={styles.phone}>
        <span className={styles.frame} aria-hidden="true">
          <ZelligeLine className={styles.zellige} />
        </span>
        <h2>{formatMessage(phone.name)}</h2>
        <p className={styles.hours}>{formatMessage(phone.hours)}</p>
        <a className={buttonClass({ look: 'secondary', size: 'large' })} href={telephoneLink(site.phone)}>
          <Icon name="phone" />
          <span className={styles.number}>
            <FormattedMessage
              {...phone.action}
              values={{
                phone: (
                  <bdi dir="ltr" translate="no">
                    {site.phone}
                  </bdi>
                ),
              }}
            />
          </span>
        </a>
        <p className={styles.text}>{formatMessage(phone.text)}</p>
      </li>
      <li className={styles.written}>
        <h2>{formatMessage(email.name)}</h2>
        <p className={styles.hours}>{formatMessage(email.hours)}</p>
        <p className={styles.text}>{formatMessage(email.text)}</p>
        <a className={buttonClass({ look: 'secondary' }, styles.address)} href={emailLink(site)}>
          <Icon name="mail" />
          <bdi translate="no">{site.email}</bdi>
        </a>
      </li>
      <li className={styles.written}>
        <h2>{formatMessage(whatsapp.name)}</h2>
        <p className={styles.hours}>{formatMessage(whatsapp.hours)}</p>
        <p className={styles.text}>{formatMessage(whatsapp.text)}</p>
        <a className={buttonClass({ look: 'whatsapp' })} href={whatsappLink(site)} rel="noopener">
          <BrandIcon name="WhatsApp" />
          <span>{formatMessage(whatsapp.action)}</span>
        </a>
      </li>
    </ul>
  );
}
