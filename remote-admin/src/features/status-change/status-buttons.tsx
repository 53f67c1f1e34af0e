import { Button } from 'antd';
import type { ReactNode } from 'react';
import { BOOKING_STATUSES, type Booking } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { Icon, useStatusLabel } from 'shared-kit/ui';
import { nextStatus } from '../../data/next-status.ts';
import { HandoverLink } from '../../ui/handover-link.tsx';
import { PhoneLinks } from '../../ui/phone-links.tsx';
import { COMMON_TEXT, STEP_TEXT } from '../../ui/texts.ts';
import styles from './status-buttons.module.css';
import { STATUS_TEXT } from './texts.ts';
import type { StatusChanges } from './use-status-changes.ts';

interface StatusButtonsProps {
  readonly booking: Booking;
  /** In place of the likely next step. */
  readonly insteadOfNext?: ReactNode;
  readonly changes: StatusChanges;
  readonly onWriteEmail: () => void;
}

/** The likely next step, at the end of the window on a phone, and one button per status: every transition is allowed. */
export function StatusButtons({
  booking,
  insteadOfNext,
  changes: { change, pending, problem },
  onWriteEmail,
}: StatusButtonsProps) {
  const { formatMessage } = useIntl();
  const label = useStatusLabel();
  const next = nextStatus(booking.status);
  const hasEmail = booking.customerEmail.trim() !== '';

  return (
    <>
      {insteadOfNext && (
        <div className={styles.next} data-end-bar>
          {insteadOfNext}
        </div>
      )}
      {next && !insteadOfNext && (
        <div className={styles.next} data-end-bar>
          <HandoverLink booking={booking} />
          <Button
            type="primary"
            icon={<Icon name="arrowForward" size={16} />}
            loading={pending?.status === next}
            disabled={pending !== undefined && pending.status !== next}
            // The second press of a double click would be the step after it.
            onClick={({ detail }) => detail < 2 && void change(booking, next)}
          >
            {formatMessage(STEP_TEXT[next])}
          </Button>
        </div>
      )}
      <fieldset className={styles.buttons}>
        <legend>{formatMessage(STATUS_TEXT.legend)}</legend>
        {BOOKING_STATUSES.map((status) => {
          const isCurrent = status === booking.status;
          return (
            <Button
              key={status}
              className={styles.status ?? ''}
              type="text"
              aria-pressed={isCurrent}
              disabled={pending !== undefined && pending.status !== status}
              onClick={() => !isCurrent && void change(booking, status)}
            >
              {label(status)}
            </Button>
          );
        })}
        {hasEmail && (
          <Button className={styles.email ?? ''} title={formatMessage(STATUS_TEXT.emailHint)} onClick={onWriteEmail}>
            {formatMessage(STATUS_TEXT.email)}
          </Button>
        )}
      </fieldset>
      {!hasEmail && (
        <p className={styles.noEmail}>
          <span>{formatMessage(COMMON_TEXT.noRecipient)}</span>{' '}
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
