import { telephoneLink, whatsappLink } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { SLOW_TEXT } from './texts.ts';

/** Telephone and WhatsApp links, shown where the site cannot help. */
export function ContactLine() {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  return (
    <p>
      <a href={telephoneLink(site.phone)}>
        <bdi dir="ltr" translate="no">
          {site.phone}
        </bdi>
      </a>
      {' · '}
      <a href={whatsappLink(site)}>{formatMessage(SLOW_TEXT.whatsapp)}</a>
    </p>
  );
}
