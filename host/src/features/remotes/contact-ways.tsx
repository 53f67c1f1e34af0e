import type { SiteSettings } from 'shared-kit/domain';
import { BrandIcon, buttonClass, Icon } from 'shared-kit/ui';

/** How the agency is reached when a page is not. */
export function ContactWays({ site }: { readonly site: SiteSettings }) {
  return (
    <>
      <a className={buttonClass({ look: 'secondary' })} href={`tel:${site.phone.replaceAll(' ', '')}`}>
        <Icon name="phone" /> {site.phone}
      </a>
      <a className={buttonClass({ look: 'whatsapp' })} href={`https://wa.me/${site.whatsapp}`}>
        <BrandIcon name="WhatsApp" /> WhatsApp
      </a>
    </>
  );
}
