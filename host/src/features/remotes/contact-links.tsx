import { type SiteSettings, telephoneLink, whatsappLink } from 'shared-kit/domain';
import { FormattedMessage } from 'shared-kit/intl';
import { BrandIcon, buttonClass, Icon } from 'shared-kit/ui';
import { CONTACT_TEXT } from './texts.ts';

/** Telephone and WhatsApp links, shown when a page does not work. */
export function ContactLinks({ site }: { readonly site: SiteSettings }) {
  return (
    <>
      <a className={buttonClass({ look: 'secondary' })} href={telephoneLink(site.phone)}>
        <Icon name="phone" />{' '}
        <bdi dir="ltr" translate="no">
          {site.phone}
        </bdi>
      </a>
      <a className={buttonClass({ look: 'whatsapp' })} href={whatsappLink(site)}>
        <BrandIcon name="WhatsApp" /> <FormattedMessage {...CONTACT_TEXT.whatsapp} />
      </a>
    </>
  );
}
