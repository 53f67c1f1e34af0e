import { Link } from 'react-router-dom';
import { type SiteSettings, telephoneLink, whatsappLink } from 'shared-kit/domain';
import { BrandIcon, Icon, isBrandName, Tooltip, ZelligeLine } from 'shared-kit/ui';
import { Brand } from './brand.tsx';
import styles from './site-footer.module.css';
import { FOOTER_COLUMNS, FOOTER_TEXT } from './texts.ts';

export function SiteFooter({ site }: { readonly site: SiteSettings }) {
  return (
    <footer className={styles.footer}>
      <ZelligeLine className={styles.ornament} />
      <div className={styles.content}>
        <div className={styles.agency}>
          <Brand name={site.agencyName} />
          <p>{FOOTER_TEXT.tagline}</p>
          <ul className={styles.social} aria-label={FOOTER_TEXT.follow}>
            {site.socialLinks.map(({ name, url }) => (
              <li key={name}>
                <Tooltip text={name}>
                  <a href={url} aria-label={name} rel="noopener">
                    {isBrandName(name) ? <BrandIcon name={name} size={22} /> : name}
                  </a>
                </Tooltip>
              </li>
            ))}
          </ul>
        </div>
        {FOOTER_COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ label, to }) => (
                <li key={label}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <address className={styles.contact}>
          <h2>{FOOTER_TEXT.contact}</h2>
          <ul>
            <li>
              <a href={telephoneLink(site.phone)}>
                <Icon name="phone" />
                {site.phone}
              </a>
            </li>
            <li>
              <a href={whatsappLink(site)} rel="noopener">
                <BrandIcon name="WhatsApp" size={20} />
                {FOOTER_TEXT.whatsapp}
              </a>
            </li>
            <li>
              <a href={`mailto:${site.email}`}>
                <Icon name="mail" />
                {site.email}
              </a>
            </li>
            <li>
              <a href={site.mapUrl} rel="noopener">
                <Icon name="mapPin" />
                {site.address}
              </a>
            </li>
          </ul>
        </address>
      </div>
      <p className={styles.copyright}>{FOOTER_TEXT.copyright(site.agencyName)}</p>
    </footer>
  );
}
