import { telephoneLink, whatsappLink } from 'shared-kit/domain';
import { FormattedMessage, useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { BrandIcon, buttonClass, Icon } from 'shared-kit/ui';
import styles from './contact-buttons.module.css';
import { PAGE_TEXT } from './texts.ts';

/** Telephone and WhatsApp links of the agency. @param message of the chat */
export function ContactButtons({ message }: { readonly message?: string }) {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  return (
    <div className={styles.ways}>
      <a className={buttonClass({ look: 'secondary' })} href={telephoneLink(site.phone)}>
        <Icon name="phone" />
        <span>
          <FormattedMessage
            {...PAGE_TEXT.call}
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
      <a
        className={buttonClass({ look: 'whatsapp' })}
        href={`${whatsappLink(site)}${message ? `?text=${encodeURIComponent(message)}` : ''}`}
        target="_blank"
        rel="noopener"
      >
        <BrandIcon name="WhatsApp" />
        {formatMessage(PAGE_TEXT.whatsapp)}
        <bdi dir="ltr" className={styles.printed} translate="no">
          {`+${site.whatsapp}`}
        </bdi>
      </a>
    </div>
  );
}
