import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { ContactLine } from '../../ui/contact-line.tsx';
import styles from './form-notice.module.css';
import { BOOKING_TEXT } from './texts.ts';
import type { BookingForm } from './use-booking-form.ts';

/** Notice of why the last attempt failed and what to do; stays after the toast is dismissed. */
export function FormNotice({ form: { refusal, unanswered, isSending } }: { readonly form: BookingForm }) {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  if (isSending || !(refusal || unanswered)) return null;
  return (
    <div className={styles.notice}>
      {refusal && <p>{refusal.message}</p>}
      {refusal?.type === 'request_limit' && <ContactLine />}
      {unanswered && (
        <p>
          {refusal?.type === 'car_unavailable'
            ? formatMessage(BOOKING_TEXT.mayBeBooked, {
                code: (
                  <bdi dir="ltr" translate="no">
                    {unanswered.confirmationCode}
                  </bdi>
                ),
                phone: (
                  <bdi dir="ltr" translate="no">
                    {site.phone}
                  </bdi>
                ),
              })
            : formatMessage(BOOKING_TEXT.unanswered)}
        </p>
      )}
    </div>
  );
}
