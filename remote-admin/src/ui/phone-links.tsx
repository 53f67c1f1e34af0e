import {
  assumedCountries,
  countryNames,
  type PhoneOfBooking,
  reachedNumber,
  telephoneLink,
  whatsappLink,
} from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import styles from './phone-links.module.css';
import { PHONE_TEXT } from './texts.ts';

/**
 * Links that call a customer, and open a chat. Names the country that was assumed for a number without country code; there
 * is no chat while the country is in doubt (docs/rules.md#country-of-a-phone-number).
 */
export function PhoneLinks({ booking }: { readonly booking: PhoneOfBooking }) {
  const { locale } = useHost();
  const { formatMessage } = useIntl();
  const number = reachedNumber(booking);
  const countries = assumedCountries(booking.customerPhone, booking.locale);
  const assumption = countries.length > 1 ? PHONE_TEXT.undecided : PHONE_TEXT.assumed;
  return (
    <>
      <a href={telephoneLink(number ?? booking.customerPhone)}>
        <bdi dir="ltr" translate="no">
          {booking.customerPhone}
        </bdi>
      </a>
      {number && (
        <span>
          {' · '}
          <a href={whatsappLink({ whatsapp: number.slice(1) })} target="_blank" rel="noopener">
            {formatMessage(PHONE_TEXT.whatsapp)}
          </a>
        </span>
      )}
      {countries.length > 0 && (
        <span className={styles.assumption}>
          {' · '}
          <span>{formatMessage(assumption, { countries: countryNames(countries, locale.code) })}</span>
        </span>
      )}
    </>
  );
}
