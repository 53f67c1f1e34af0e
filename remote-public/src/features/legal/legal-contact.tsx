import { Link } from 'react-router-dom';
import { emailLink, type SiteSettings, telephoneLink } from 'shared-kit/domain';
import { Icon } from 'shared-kit/ui';
import styles from './legal-contact.module.css';
import { LEGAL_TEXT } from './texts.ts';

/** Where to ask. */
export function LegalContact({ site }: { readonly site: Pick<SiteSettings, 'email' | 'phone'> }) {
  return (
    <ul className={styles.contact}>
      <li>
        <a href={emailLink(site)}>
          <Icon name="mail" />
          {site.email}
        </a>
      </li>
      <li>
        <a href={telephoneLink(site.phone)}>
          <Icon name="phone" />
          {site.phone}
        </a>
      </li>
      <li>
        <Link to="/faq">
          <Icon name="arrowRight" />
          {LEGAL_TEXT.faq}
        </Link>
      </li>
    </ul>
  );
}
