import { Button } from 'antd';
import { useState } from 'react';
import { useIntl } from 'shared-kit/intl';
import { useMailStatus } from '../../data/use-emails.ts';
import { BookingLink } from '../../ui/booking-link.tsx';
import { FAILURE_TEXT } from '../../ui/texts.ts';
import styles from './mail-notices.module.css';
import { NOTICE_TEXT } from './texts.ts';

/** In the storage of the browser's tab. */
const DISMISSED_KEY = 'emailFilesDismissed';

/** Notices about undelivered e-mails, and about e-mails being written to files when there is no mail server. */
export function MailNotices() {
  const { formatMessage } = useIntl();
  const state = useMailStatus();
  const [isDismissed, setIsDismissed] = useState(readDismissed);
  const dismiss = () => {
    setIsDismissed(true);
    storeDismissed();
  };
  if (state.status === 'loading') return null;
  if (state.status === 'failed')
    return (
      <p className={styles.notice}>
        <span>{formatMessage(NOTICE_TEXT.unknown)}</span>
        <Button onClick={state.retry}>{formatMessage(FAILURE_TEXT.retry)}</Button>
      </p>
    );
  const { delivery, folder, undelivered, bookings, moreBookings } = state.value;
  return (
    <>
      {undelivered > 0 && (
        <p className={`${styles.notice} ${styles.undelivered}`}>
          <span>
            {formatMessage(NOTICE_TEXT.undelivered, {
              count: undelivered,
              bookings: (
                <span key="bookings" className={styles.bookings}>
                  {bookings.map(({ id, confirmationCode }) => (
                    <BookingLink key={id} id={id}>
                      <bdi dir="ltr" translate="no">
                        {confirmationCode}
                      </bdi>
                    </BookingLink>
                  ))}
                  {moreBookings > 0 && <span>{formatMessage(NOTICE_TEXT.andMore, { count: moreBookings })}</span>}
                </span>
              ),
            })}
          </span>
        </p>
      )}
      {delivery === 'files' && !isDismissed && (
        <p className={styles.notice}>
          <span>
            {formatMessage(NOTICE_TEXT.files, {
              folder: (
                <bdi key="folder" dir="ltr">
                  {folder}
                </bdi>
              ),
              setting: (
                <bdi key="setting" dir="ltr" translate="no">
                  SMTP_URL
                </bdi>
              ),
            })}
          </span>
          <Button onClick={dismiss}>{formatMessage(NOTICE_TEXT.dismiss)}</Button>
        </p>
      )}
    </>
  );
}

function readDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED_KEY) !== null;
  } catch {
    return false;
  }
}

function storeDismissed(): void {
  try {
    sessionStorage.setItem(DISMISSED_KEY, 'true');
  } catch {
    // Without access to the storage, the notice is shown again on the next visit.
  }
}
