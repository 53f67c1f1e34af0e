import { Button } from 'antd';
import { assumedCountries, type Booking, countryNames, PHONE_COUNTRIES, withCallingCode } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import styles from './phone-country.module.css';
import { PHONE_COUNTRY_TEXT } from './texts.ts';
import { useChangeBooking } from './use-change-booking.ts';

/** Buttons that set the country of a phone number while it is in doubt. */
export function PhoneCountry({ booking }: { readonly booking: Booking }) {
  const { locale } = useHost();
  const { formatMessage } = useIntl();
  const { isSaving, change } = useChangeBooking(PHONE_COUNTRY_TEXT);
  const { customerPhone } = booking;
  const countries = assumedCountries(customerPhone, booking.locale);
  if (countries.length < 2) return null;
  return (
    <fieldset className={styles.choices} aria-label={formatMessage(PHONE_COUNTRY_TEXT.question)}>
      {countries.map((country) => (
        <Button
          key={country}
          disabled={isSaving}
          onClick={() => void change(booking, { customerPhone: withCallingCode(customerPhone, country) })}
        >
          <span>{countryNames([country], locale.code)}</span>
          <bdi dir="ltr" translate="no">
            {`+${PHONE_COUNTRIES[country].callingCode}`}
          </bdi>
        </Button>
      ))}
    </fieldset>
  );
}
