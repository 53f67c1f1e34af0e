import { Button } from 'antd';
import { useIntl } from 'shared-kit/intl';
import { Icon } from 'shared-kit/ui';
import { useMailStatus } from '../../data/use-emails.ts';
import { BookingLink } from '../../ui/booking-link.tsx';
import { FAILURE_TEXT } from '../../ui/texts.ts';
import styles from './mail-notices.module.css';
import { NOTICE_TEXT } from './texts.ts';
import { useHideFilesNotice } from './use-hide-files-notice.ts';

/**
 * Notices about undelivered e-mails, and about e-mails being written to files when there is no mail server, until the
 * person dismisses it: in all browsers.
 */
export function MailNotices() {
  const { formatMessage } = useIntl();
  const state = useMailStatus();
  const hideFilesNotice = useHideFilesNotice();
  if (state.status === 'loading') return null;
  if (state.status === 'failed')
    return (
      <p className={styles.notice}>
        <span>{formatMessage(NOTICE_TEXT.unknown)}</span>
        <Button onClick={state.retry}>{formatMessage(FAILURE_TEXT.retry)}</Button>
      </p>
    );
  const { delivery, folder, undelivered, bookings, moreBookings, hidesFilesNotice } = state.value;
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
      {delivery === 'files' && !hidesFilesNotice && (
        <div className={styles.notice}>
          <details>
            <summary>
              <Icon name="chevronDown" size={14} /> <span>{formatMessage(NOTICE_TEXT.files)}</span>
            </summary>
            <p>
              {formatMessage(NOTICE_TEXT.filesHint, {
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
            </p>
          </details>
          <Button
            type="text"
            className={styles.dismiss ?? ''}
            icon={<Icon name="close" size={16} />}
            aria-label={formatMessage(NOTICE_TEXT.dismiss)}
            title={formatMessage(NOTICE_TEXT.dismiss)}
            onClick={() => void hideFilesNotice()}
          />
        </div>
      )}
    </>
  );
}
