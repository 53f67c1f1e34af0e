import { Button } from 'antd';
import { useState } from 'react';
import { BOOKING_STATUSES, type Booking, type BookingStatus } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useStatusLabel } from 'shared-kit/ui';
import { FAILURE_TEXT } from '../../data/texts.ts';
import { type StatusChange, useChangeStatus } from '../../data/use-change-status.ts';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import { withoutFullStop } from '../../ui/without-full-stop.ts';
import styles from './status-buttons.module.css';
import { STATUS_TEXT } from './texts.ts';

interface StatusButtonsProps {
  readonly booking: Booking;
  readonly onChanged: () => void;
  readonly onWriteEmail: () => void;
}

/** One button per status; every transition is allowed. */
export function StatusButtons({ booking, onChanged, onWriteEmail }: StatusButtonsProps) {
  const { toasts } = useHost();
  const { formatMessage } = useIntl();
  const label = useStatusLabel();
  const { describeError } = useErrorText();
  const showFailure = useFailureToast();
  const changeStatus = useChangeStatus();
  const [pending, setPending] = useState<BookingStatus>();
  const [problem, setProblem] = useState<string>();

  /** Returns the notice after a rejected change; undefined when the toast is enough. */
  const describe = (change: StatusChange): string | undefined => {
    switch (change.outcome) {
      case 'overtaken':
        return formatMessage(STATUS_TEXT.overtaken, { status: label(change.booking.status) });
      case 'deleted':
        return formatMessage(STATUS_TEXT.deleted);
      case 'refused':
        return formatMessage(STATUS_TEXT.refused, { reason: withoutFullStop(describeError(change.error)) });
      default:
        return undefined;
    }
  };
  const show = (change: StatusChange) => {
    setProblem(describe(change));
    if (change.outcome === 'failed')
      return showFailure({
        log: 'The booking status could not be changed',
        error: change.error,
        text: formatMessage(STATUS_TEXT.failed),
      });
    if (change.outcome !== 'changed')
      return toasts.error(formatMessage(FAILURE_TEXT.title), formatMessage(STATUS_TEXT.failed));
    const status = label(change.booking.status).toLowerCase();
    toasts.success(formatMessage(STATUS_TEXT.updated), formatMessage(STATUS_TEXT.updatedTo, { status }));
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
        <legend>{formatMessage(STATUS_TEXT.legend)}</legend>
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
              {label(status)}
            </Button>
          );
        })}
      </fieldset>
      <p className={styles.email}>
        <Button onClick={onWriteEmail}>{formatMessage(STATUS_TEXT.email)}</Button>
        <span>{formatMessage(STATUS_TEXT.emailHint)}</span>
      </p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  );
}
