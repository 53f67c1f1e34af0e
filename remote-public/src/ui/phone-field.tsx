import { type ComponentProps, useRef, useState } from 'react';
import { countryNames, normalizePhone, PHONE_COUNTRIES, type PhoneCountry, withCallingCode } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import styles from './phone-field.module.css';
import { TextField } from './text-field.tsx';
import { FIELD_TEXT } from './texts.ts';
import { useAskedCountries } from './use-asked-countries.ts';

/** Field of a phone number. On blur, it asks for the country of a number that may be of several. */
export function PhoneField(props: Omit<ComponentProps<typeof TextField>, 'onBlur' | 'after'>) {
  const { value, error, onChange } = props;
  const { locale } = useHost();
  const { formatMessage } = useIntl();
  const askFor = useAskedCountries();
  const [opened] = useState(value);
  const [left, setLeft] = useState<string>();
  const question = useRef<HTMLDivElement>(null);
  const isAsked = error !== undefined || (left === value && value !== opened);
  const countries = isAsked ? askFor(value) : [];

  const take = (country: PhoneCountry) => {
    // The pressed button is removed.
    question.current?.parentElement?.querySelector('input')?.focus();
    onChange(withCallingCode(normalizePhone(value), country));
  };

  return (
    <TextField
      {...props}
      onBlur={() => setLeft(value)}
      after={
        <div ref={question} role="status">
          {countries.length > 0 && (
            <div className={styles.question}>
              <span>{formatMessage(FIELD_TEXT.whichCountry)}</span>
              {countries.map((country) => (
                <button key={country} type="button" className={styles.take} onClick={() => take(country)}>
                  <span>{countryNames([country], locale.code)}</span>{' '}
                  <bdi dir="ltr" translate="no">
                    {`+${PHONE_COUNTRIES[country].callingCode}`}
                  </bdi>
                </button>
              ))}
            </div>
          )}
        </div>
      }
    />
  );
}
