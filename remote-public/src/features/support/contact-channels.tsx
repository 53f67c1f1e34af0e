import { emailLink, type SiteSettings, telephoneLink, whatsappLink } from 'shared-kit/domain';
import { BrandIcon, buttonClass, Icon, ZelligeLine } from 'shared-kit/ui';
import styles from './contact-channels.module.css';
import { CONTACT } from './texts.ts';

/** Telephone, e-mail and WhatsApp of the agency. */
export function ContactChannels({ site }: { readonly site: SiteSettings }) {
  const { phone, email, whatsapp } = CONTACT;
  return (
    <ul className={styles.ways} aria-label={CONTACT.title}>
      <li className={styles.phone}>
        <span className={styles.frame} aria-hidden="true">
          <ZelligeLine className={styles.zellige} />
        </span>
        <h2>{phone.name}</h2>
        <p className={styles.hours}>{phone.hours}</p>
        <p className={styles.text}>{phone.text}</p>
        <a className={buttonClass({ size: 'large' })} href={telephoneLink(site.phone)}>
          <Icon name="phone" />
          <span className={styles.number}>
            {phone.action} {site.phone}
          </span>
        </a>
      </li>
      <li className={styles.written}>
        <h2>{email.name}</h2>
        <p className={styles.hours}>{email.hours}</p>
        <p className={styles.text}>{email.text}</p>
        <a className={buttonClass({ look: 'secondary' }, styles.address)} href={emailLink(site)}>
          <Icon name="mail" />
          {site.email}
        </a>
      </li>
      <li className={styles.written}>
        <h2>{whatsapp.name}</h2>
        <p className={styles.hours}>{whatsapp.hours}</p>
        <p className={styles.text}>{whatsapp.text}</p>
        <a className={buttonClass({ look: 'whatsapp' })} href={whatsappLink(site)} rel="noopener">
          <BrandIcon name="WhatsApp" />
          {whatsapp.action}
        </a>
      </li>
    </ul>
  );
}
