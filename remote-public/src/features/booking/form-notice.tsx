import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import styles from './form-notice.module.css';
import { BOOKING_TEXT } from './texts.ts';
import type { BookingForm } from './use-booking-form.ts';

/** Notice of why the last attempt failed and what to do; stays after the toast is dismissed. */
export function FormNotice({ form: { refusal, attempt, isSending } }: { readonly form: BookingForm }) {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  if (!refusal || isSending) return null;
  const isUnanswered = attempt.status === 'unanswered';
  return (
    <div className={styles.notice}>
      <p>{refusal.message}</p>
      {isUnanswered && (
        <p>
          {refusal.type === 'car_unavailable'
            ? formatMessage(BOOKING_TEXT.mayBeBooked, {
                code: <bdi dir="ltr">{attempt.request.confirmationCode}</bdi>,
                phone: <bdi dir="ltr">{site.phone}</bdi>,
              })
            : formatMessage(BOOKING_TEXT.unanswered)}
        </p>
      )}
    </div>
  );
}
