import { telephoneLink, whatsappLink } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { PHONE_TEXT } from './texts.ts';

interface PhoneLinksProps {
  /** As it was typed. */
  readonly phone: string;
  /** In E.164 format, if it is a possible number. */
  readonly e164?: string | undefined;
}

/** Links that call a phone number, and open a chat with it. */
export function PhoneLinks({ phone, e164 }: PhoneLinksProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <a href={telephoneLink(e164 ?? phone)}>
        <bdi dir="ltr" translate="no">
          {phone}
        </bdi>
      </a>
      {e164 && (
        <span>
          {' · '}
          <a href={whatsappLink({ whatsapp: e164.slice(1) })} target="_blank" rel="noopener">
            {formatMessage(PHONE_TEXT.whatsapp)}
          </a>
        </span>
      )}
    </>
  );
}
