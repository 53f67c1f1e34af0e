import { Button } from 'antd';
import { useState } from 'react';
import { BOOKING_STATUSES, type Booking, type BookingStatus, statusDisplay } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import { FAILURE_TITLE } from '../../data/texts.ts';
import { type StatusChange, useChangeStatus } from '../../data/use-change-status.ts';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import styles from './status-buttons.module.css';
import { describeStatusChange, STATUS_TEXT } from './texts.ts';

interface StatusButtonsProps {
  readonly booking: Booking;
  readonly onChanged: () => void;
  readonly onWriteEmail: () => void;
}

/** One button per status; every transition is allowed. */
export function StatusButtons({ booking, onChanged, onWriteEmail }: StatusButtonsProps) {
  const { toasts } = useHost();
  const showFailure = useFailureToast();
  const changeStatus = useChangeStatus();
  const [pending, setPending] = useState<BookingStatus>();
  const [problem, setProblem] = useState<string>();

  const show = (change: StatusChange) => {
    setProblem(describeStatusChange(change));
    if (change.outcome === 'failed')
      return showFailure({
        log: 'The booking status could not be changed',
        error: change.error,
        text: STATUS_TEXT.failed,
      });
    if (change.outcome !== 'changed') return toasts.error(FAILURE_TITLE, STATUS_TEXT.failed);
    toasts.success(STATUS_TEXT.updated, STATUS_TEXT.updatedTo(change.booking.status));
    onChanged();
  };
  const choose = async (status: BookingStatus) => {
    setPending(status);
    show(await changeStatus(booking, status));
    setPending(undefined);
  };

  return (
    <>
      <fieldset className={styles.buttons}>
        <legend>{STATUS_TEXT.legend}</legend>
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
        <Button onClick={onWriteEmail}>{STATUS_TEXT.email}</Button>
        <span>{STATUS_TEXT.emailHint}</span>
      </p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  );
}
