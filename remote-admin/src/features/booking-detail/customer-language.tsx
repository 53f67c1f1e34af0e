import { useId } from 'react';
import type { Booking } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { LANGUAGE_TEXT } from '../../data/texts.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { LANGUAGE_CHOICES } from '../../ui/language-choices.ts';
import styles from './booking-cards.module.css';
import { CUSTOMER_TEXT } from './texts.ts';
import { useChangeBooking } from './use-change-booking.ts';

/**
 * The language of the booking, which staff can change. Bookings made with an older version of the API client have none.
 */
export function CustomerLanguage({ booking }: { readonly booking: Booking }) {
  const { formatMessage } = useIntl();
  const { isSaving, change } = useChangeBooking(LANGUAGE_TEXT);
  const id = useId();
  return (
    <div className={styles.language}>
      <label htmlFor={id}>{formatMessage(CUSTOMER_TEXT.language)}</label>
      <ChoiceField
        id={id}
        value={booking.locale}
        placeholder={formatMessage(CUSTOMER_TEXT.notProvided)}
        choices={LANGUAGE_CHOICES}
        disabled={isSaving}
        onChange={(language) => void change(booking, { locale: language })}
      />
    </div>
  );
}
