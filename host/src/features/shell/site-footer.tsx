import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SiteLinks } from 'shared-kit/contract';
import { type SiteSettings, telephoneLink, whatsappLink } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { BrandIcon, Icon, isBrandName, Tooltip, ZelligeLine } from 'shared-kit/ui';
import { Brand } from './brand.tsx';
import styles from './site-footer.module.css';
import { COPYRIGHT_YEAR, FOOTER_COLUMNS, FOOTER_TEXT } from './texts.ts';

interface SiteFooterProps {
  readonly site: SiteSettings;
  readonly links: SiteLinks;
  /** Links to the page in all languages. */
  readonly languages?: ReactNode;
  readonly appearance?: ReactNode;
}

export function SiteFooter({ site, links, languages, appearance }: SiteFooterProps) {
  const { formatMessage } = useIntl();
  return (
    <footer className={styles.footer}>
      <ZelligeLine className={styles.ornament} />
      <div className={styles.content}>
        <div className={styles.agency}>
          <Brand name={site.agencyName} />
          <p>{formatMessage(FOOTER_TEXT.tagline)}</p>
          <ul className={styles.social} aria-label={formatMessage(FOOTER_TEXT.follow)}>
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
        {FOOTER_COLUMNS.map(({ title, slot }) => (
          <nav key={title.id} aria-label={formatMessage(title)}>
            <h2>{formatMessage(title)}</h2>
            <ul>
              {links[slot]?.map(({ label, path }) => (
                <li key={`${path} ${label}`}>
                  <Link to={path}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <address className={styles.contact}>
          <h2>{formatMessage(FOOTER_TEXT.contact)}</h2>
          <ul>
            <li>
              <a href={telephoneLink(site.phone)}>
                <Icon name="phone" />
                <bdi dir="ltr" translate="no">
                  {site.phone}
                </bdi>
              </a>
            </li>
            <li>
              <a href={whatsappLink(site)} rel="noopener">
                <BrandIcon name="WhatsApp" size={20} />
                {formatMessage(FOOTER_TEXT.whatsapp)}
              </a>
            </li>
            <li>
              <a href={`mailto:${site.email}`}>
                <Icon name="mail" />
                <bdi translate="no">{site.email}</bdi>
              </a>
            </li>
            <li>
              <a href={site.mapUrl} rel="noopener">
                <Icon name="mapPin" />
                <bdi>{site.address}</bdi>
              </a>
            </li>
          </ul>
        </address>
      </div>
      <div className={styles.end}>
        <p>{formatMessage(FOOTER_TEXT.copyright, { year: String(COPYRIGHT_YEAR), agencyName: site.agencyName })}</p>
        {appearance}
        {languages && <nav aria-label={formatMessage(FOOTER_TEXT.languages)}>{languages}</nav>}
      </div>
    </footer>
  );
}
