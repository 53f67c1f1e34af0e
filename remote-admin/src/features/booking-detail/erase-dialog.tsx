import { Checkbox, Modal } from 'antd';
import { useEffect, useState } from 'react';
import type { BookingOfPerson } from 'shared-kit/api-client';
import type { Booking } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { STAFF_PROBLEM_TEXTS } from 'shared-kit/ui';
import { useRefresh } from '../../data/use-refresh.ts';
import { focusHeadingIfLost } from '../../ui/focus-heading-if-lost.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { useErrorText } from '../../ui/use-error-text.ts';
import styles from './erase-dialog.module.css';
import { ERASE_TEXT } from './texts.ts';

interface EraseDialogProps {
  readonly booking: Booking;
  readonly onClosed: () => void;
}

/** Asks whether to erase the customer, of which bookings; says why not while one is open. Opens when it is mounted. */
export function EraseDialog({ booking: { id }, onClosed }: EraseDialogProps) {
  const { api, toasts } = useHost();
  const { formatMessage } = useIntl();
  const { range } = useFormat();
  const { describeError } = useErrorText();
  const refresh = useRefresh();
  const [bookings, setBookings] = useState<readonly BookingOfPerson[]>();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [problem, setProblem] = useState<string>();
  const [isOpen, setIsOpen] = useState(true);
  const [isErasing, setIsErasing] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    api.listBookingsOfPerson(id).then(
      (found) => {
        if (!isCurrent) return;
        setBookings(found);
        setChosen(found.filter(({ canErase }) => canErase).map((one) => one.id));
      },
      (error: unknown) => {
        console.error('The bookings of a customer could not be read', error);
        if (isCurrent) setProblem(formatMessage(ERASE_TEXT.unread));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [api, id, formatMessage]);

  const own = bookings?.find((one) => one.id === id);
  const others = bookings?.filter((one) => one !== own) ?? [];
  const isOver = own?.canErase === true;
  const choose = (one: number, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, one] : chosen.filter((other) => other !== one));
  const erase = async () => {
    setIsErasing(true);
    setProblem(undefined);
    try {
      await api.eraseBookings(chosen);
      toasts.success(formatMessage(ERASE_TEXT.erased));
      setIsOpen(false);
    } catch (error) {
      console.error('The customer could not be erased', error);
      setProblem(describeError(error));
    } finally {
      setIsErasing(false);
      await refresh.bookings();
    }
  };
  return (
    <Modal
      open={isOpen}
      title={formatMessage(ERASE_TEXT.erase)}
      okText={formatMessage(ERASE_TEXT.erase)}
      okButtonProps={{ danger: true, disabled: !isOver, loading: isErasing || !(bookings || problem) }}
      cancelButtonProps={{ disabled: isErasing }}
      focusable={{ focusTriggerAfterClose: true }}
      onOk={erase}
      onCancel={() => !isErasing && setIsOpen(false)}
      afterClose={() => {
        onClosed();
        focusHeadingIfLost();
      }}
    >
      <div className={styles.question}>
        {own && !isOver ? (
          <p>{formatMessage(STAFF_PROBLEM_TEXTS.answers.booking_open)}</p>
        ) : (
          <>
            <p>{formatMessage(ERASE_TEXT.removed)}</p>
            <p>{formatMessage(ERASE_TEXT.stays)}</p>
          </>
        )}
        {isOver && others.length > 0 && (
          <fieldset className={styles.others}>
            <legend>{formatMessage(ERASE_TEXT.others)}</legend>
            {others.map(({ id: other, confirmationCode, pickupDate, dropoffDate, status, canErase }) => (
              <Checkbox
                key={other}
                checked={chosen.includes(other)}
                disabled={!canErase || isErasing}
                onChange={({ target }) => choose(other, target.checked)}
              >
                <bdi translate="no">{confirmationCode}</bdi> · <bdi>{range({ from: pickupDate, to: dropoffDate })}</bdi>{' '}
                <StatusTag status={status} />
              </Checkbox>
            ))}
          </fieldset>
        )}
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
    </Modal>
  );
}
