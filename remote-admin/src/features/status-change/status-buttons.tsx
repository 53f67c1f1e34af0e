import { Button } from 'antd';
import { useId } from 'react';
import { BOOKING_STATUSES, type Booking } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useStatusLabel, VisuallyHidden } from 'shared-kit/ui';
import { PhoneLinks } from '../../ui/phone-links.tsx';
import { COMMON_TEXT } from '../../ui/texts.ts';
import { nextStatus } from './next-status.ts';
import styles from './status-buttons.module.css';
import { STATUS_TEXT } from './texts.ts';
import type { StatusChanges } from './use-status-changes.tsx';

interface StatusButtonsProps {
  readonly booking: Booking;
  readonly changes: StatusChanges;
  readonly onWriteEmail: () => void;
}

/** One button per status; every transition is allowed, and the likely next one is highlighted. */
export function StatusButtons({ booking, changes: { change, pending, problem }, onWriteEmail }: StatusButtonsProps) {
  const { formatMessage } = useIntl();
  const label = useStatusLabel();
  const hint = useId();
  const next = nextStatus(booking.status);

  return (
    <>
      <fieldset className={styles.buttons}>
        <legend>{formatMessage(STATUS_TEXT.legend)}</legend>
        {BOOKING_STATUSES.map((status) => {
          const isCurrent = status === booking.status;
          return (
            <Button
              key={status}
              className={styles.status ?? ''}
              type={status === next ? 'primary' : 'default'}
              aria-pressed={isCurrent}
              aria-describedby={status === next ? hint : undefined}
              loading={pending?.status === status}
              disabled={pending !== undefined && pending.status !== status}
              onClick={() => !isCurrent && void change(booking, status)}
            >
              {label(status)}
            </Button>
          );
        })}
        <VisuallyHidden>
          <span id={hint}>{formatMessage(STATUS_TEXT.next)}</span>
        </VisuallyHidden>
      </fieldset>
      {booking.customerEmail.trim() ? (
        <p key="email" className={styles.email}>
          <Button onClick={onWriteEmail}>{formatMessage(STATUS_TEXT.email)}</Button>
          <span>{formatMessage(STATUS_TEXT.emailHint)}</span>
        </p>
      ) : (
        <p key="no-email" className={styles.email}>
          <span>{formatMessage(COMMON_TEXT.noRecipient)}</span>
          {booking.customerPhone && <PhoneLinks booking={booking} />}
        </p>
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem.text}
        </p>
      )}
    </>
  );
}
