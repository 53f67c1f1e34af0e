import { useId, useState } from 'react';
import type { MyBooking } from 'shared-kit/api-client';
import { bookingPhase } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { Button, buttonClass, Icon } from 'shared-kit/ui';
import styles from './keep-buttons.module.css';
import { KEEP_TEXT } from './texts.ts';
import { useBookingImage } from './use-booking-image.ts';

/** Buttons that save the booking: calendar file, print, picture. */
export function KeepButtons({ booking, isCopy }: { readonly booking: MyBooking; readonly isCopy: boolean }) {
  const { formatMessage } = useIntl();
  const [hasFailed, setFailed] = useState(false);
  const saveImage = useBookingImage(booking);
  const heading = useId();
  const phase = bookingPhase(booking.status);
  const calendar = `/api/my-bookings/${encodeURIComponent(booking.confirmationCode)}/calendar.ics`;

  const save = async () => {
    setFailed(false);
    try {
      await saveImage();
    } catch {
      setFailed(true);
    }
  };

  return (
    <section className={styles.keep} aria-labelledby={heading}>
      <h3 id={heading}>{formatMessage(KEEP_TEXT.heading)}</h3>
      <div className={styles.ways}>
        {!isCopy && (phase === 'ahead' || phase === 'out') && (
          <a className={buttonClass({ look: 'secondary' })} href={calendar} download>
            <Icon name="calendar" />
            {formatMessage(KEEP_TEXT.calendar)}
          </a>
        )}
        <Button look="quiet" onClick={() => print()}>
          {formatMessage(KEEP_TEXT.print)}
        </Button>
        {/* Its code is loaded when it is pressed, and is no part of the copy. */}
        {!isCopy && (
          <Button look="quiet" onClick={() => void save()}>
            {formatMessage(KEEP_TEXT.image)}
          </Button>
        )}
      </div>
      <p role="status" className={styles.failed}>
        {hasFailed && formatMessage(KEEP_TEXT.imageFailed)}
      </p>
    </section>
  );
}
