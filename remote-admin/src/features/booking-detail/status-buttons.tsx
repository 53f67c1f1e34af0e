import { Button } from 'antd';
import { useState } from 'react';
import { BOOKING_STATUSES, type Booking, type BookingStatus, statusDisplay } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import { type StatusChange, useChangeStatus } from '../../data/use-change-status.ts';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { describeStatusChange, STATUS_EMAIL_AGAIN, STATUS_EMAIL_HINT, STATUS_FAILED } from './content.ts';
import styles from './status-buttons.module.css';

interface StatusButtonsProps {
  readonly booking: Booking;
  /** The booking has a new status. */
  readonly onChanged: () => void;
  /** The customer is to be told of the status that it has. */
  readonly onTell: () => void;
}

/** One button a status; any may follow any other (spec §4). */
export function StatusButtons({ booking, onChanged, onTell }: StatusButtonsProps) {
  const { toasts } = useHost();
  const showFailure = useFailureToast();
  const changeStatus = useChangeStatus();
  const [pending, setPending] = useState<BookingStatus>();
  const [problem, setProblem] = useState<string>();

  const tell = (change: StatusChange) => {
    setProblem(describeStatusChange(change));
    if (change.outcome === 'failed')
      return showFailure({ log: 'The status could not be changed', error: change.error, text: STATUS_FAILED });
    if (change.outcome !== 'changed') return toasts.error('Error', STATUS_FAILED);
    toasts.success('Status Updated', `Booking status updated to ${change.booking.status}`);
    onChanged();
  };
  const choose = async (status: BookingStatus) => {
    setPending(status);
    tell(await changeStatus(booking, status));
    setPending(undefined);
  };

  return (
    <>
      <fieldset className={styles.buttons}>
        <legend>Change status</legend>
        {BOOKING_STATUSES.map((status) => {
          const isCurrent = status === booking.status;
          return (
            <Button
              key={status}
              className={styles.status ?? ''}
              aria-pressed={isCurrent}
              loading={pending === status}
              disabled={pending !== undefined && pending !== status}
              onClick={() => !isCurrent && void choose(status)}
            >
              {statusDisplay(status).label}
            </Button>
          );
        })}
      </fieldset>
      <p className={styles.email}>
        <Button onClick={onTell}>{STATUS_EMAIL_AGAIN}</Button>
        <span>{STATUS_EMAIL_HINT}</span>
      </p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  );
}
