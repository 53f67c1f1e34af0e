import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { Skeleton } from 'shared-kit/ui';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { BookingList } from './booking-list.tsx';
import { FindBooking } from './find-booking.tsx';
import { ForgetButton } from './forget-button.tsx';
import { formatInstant } from './format-instant.ts';
import { LinkNotice } from './link-notice.tsx';
import styles from './my-booking.module.css';
import { PAGE_TEXT } from './texts.ts';
import { useBookingLink } from './use-booking-link.ts';
import { useMyBookings } from './use-my-bookings.ts';

/** The bookings of this device, or the form that requests a link to a booking if there are none. */
export function MyBooking() {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { state, refresh, replace, clear } = useMyBookings();
  const link = useBookingLink(refresh);
  const phone = (
    <bdi dir="ltr" translate="no">
      {site.phone}
    </bdi>
  );

  if (state.status === 'loading' || link.status === 'opening')
    return (
      <div className={styles.content} aria-busy="true">
        <noscript>
          <p>{formatMessage(PAGE_TEXT.noScript, { phone })}</p>
        </noscript>
        <p role="status">{formatMessage(link.status === 'opening' ? PAGE_TEXT.opening : PAGE_TEXT.loading)}</p>
        <Skeleton height="22rem" className={styles.skeleton} />
      </div>
    );
  return (
    <div className={styles.content}>
      {(link.status === 'refused' || link.status === 'failed') && <LinkNotice link={link} />}
      {state.status === 'failed' && <FailureNotice title={formatMessage(PAGE_TEXT.failed)} failure={state} />}
      {state.status === 'none' && link.status !== 'failed' && <FindBooking />}
      {state.status === 'ready' && (
        <>
          {state.copiedAt && (
            <p role="status" className={styles.copy}>
              {formatMessage(PAGE_TEXT.copy, {
                time: <bdi>{formatInstant(state.copiedAt, { format, formatMessage, zone: site.timeZone })}</bdi>,
                phone,
              })}
            </p>
          )}
          <BookingList
            key={link.status === 'opened' ? link.confirmationCode : undefined}
            bookings={state.bookings}
            opened={link.status === 'opened' ? link.confirmationCode : undefined}
            isCopy={state.copiedAt !== undefined}
            onChanged={replace}
            onStale={refresh}
          />
          {!state.copiedAt && <ForgetButton onForgotten={clear} />}
        </>
      )}
    </div>
  );
}
