import { App, Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { BOOKING_STATUSES, type BookingStatus } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { Icon, useStatusLabel } from 'shared-kit/ui';
import type { BookingRow } from '../../data/add-cars.ts';
import { usePermission } from '../../data/use-permission.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { CustomerName } from '../../ui/customer-name.tsx';
import { focusHeadingIfLost } from '../../ui/focus-heading-if-lost.ts';
import { COMMON_TEXT } from '../../ui/texts.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import { useUndoToast } from '../../ui/use-undo-toast.ts';
import styles from './bulk-bar.module.css';
import { BULK_TEXT } from './texts.ts';
import { type RefusedChange, useBulkChange } from './use-bulk-change.ts';

interface BulkBarProps {
  readonly chosen: readonly BookingRow[];
  /** Chooses other bookings: none, or those that were refused. */
  readonly onChoose: (ids: readonly number[]) => void;
}

/**
 * What can be done with the chosen bookings: set a status, or delete them, after one question that names them. Refusals are
 * shown for each booking, which stays chosen.
 */
export function BulkBar({ chosen, onChoose }: BulkBarProps) {
  const { toasts } = useHost();
  const { modal } = App.useApp();
  const { formatMessage } = useIntl();
  const label = useStatusLabel();
  const { describeError } = useErrorText();
  const showUndo = useUndoToast();
  const { setStatus, restoreStatus, remove } = useBulkChange();
  const mayDelete = usePermission('bookings.delete');
  const [refused, setRefused] = useState<readonly RefusedChange<BookingRow>[]>([]);
  const count = chosen.length;

  const finish = (found: readonly RefusedChange<BookingRow>[], say: () => void) => {
    setRefused(found);
    onChoose(found.map(({ booking }) => booking.id));
    if (found.length < count) say();
  };
  const ask = (question: { title: string; hint: string; okText: string; danger: boolean; onOk: () => Promise<void> }) =>
    void modal.confirm({
      title: question.title,
      content: (
        <>
          <p>{question.hint}</p>
          <BookingNames bookings={chosen} />
        </>
      ),
      okText: question.okText,
      okButtonProps: { danger: question.danger },
      focusable: { autoFocusButton: 'cancel' },
      icon: null,
      onOk: question.onOk,
      afterClose: focusHeadingIfLost,
    });
  const askForStatus = (status: BookingStatus) =>
    ask({
      title: formatMessage(BULK_TEXT.statusQuestion, { count, status: label(status) }),
      hint: formatMessage(BULK_TEXT.statusHint),
      okText: formatMessage(BULK_TEXT.setTo, { status: label(status) }),
      danger: status === 'canceled',
      onOk: async () => {
        const found = await setStatus(chosen, status);
        const changed = chosen.filter((one) => one.status !== status && !found.some(({ booking }) => booking === one));
        const text = formatMessage(BULK_TEXT.statusSet, { count: count - found.length, status: label(status) });
        finish(found, () =>
          changed.length > 0 ? showUndo(text, () => restoreStatus(changed, status)) : toasts.success(text),
        );
      },
    });
  const askToDelete = () =>
    ask({
      title: formatMessage(BULK_TEXT.deleteQuestion, { count }),
      hint: formatMessage(BULK_TEXT.deleteHint),
      okText: formatMessage(COMMON_TEXT.delete),
      danger: true,
      onOk: async () => {
        const found = await remove(chosen);
        finish(found, () => toasts.success(formatMessage(BULK_TEXT.deleted, { count: count - found.length })));
      },
    });

  if (count === 0) return null;
  return (
    <section className={styles.bar} aria-label={formatMessage(BULK_TEXT.title)}>
      {refused.length > 0 && (
        <div role="alert" className={styles.refused}>
          <p>{formatMessage(BULK_TEXT.refused, { count: refused.length })}</p>
          <ul>
            {refused.map(({ booking, error }) => (
              <li key={booking.id}>
                <bdi translate="no">{booking.confirmationCode}</bdi>, <CustomerName name={booking.customerName} />:{' '}
                <span>{describeError(error)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p role="status" className={styles.count}>
        {formatMessage(BULK_TEXT.chosen, { count })}
      </p>
      <ChoiceField<BookingStatus | typeof NOTHING>
        aria-label={formatMessage(BULK_TEXT.setStatus)}
        value={NOTHING}
        choices={[
          { value: NOTHING, label: formatMessage(BULK_TEXT.setStatus) },
          ...BOOKING_STATUSES.map((value) => ({ value, label: label(value) })),
        ]}
        onChange={(status) => status !== NOTHING && askForStatus(status)}
      />
      {mayDelete && (
        <Button danger onClick={askToDelete}>
          {formatMessage(COMMON_TEXT.delete)}
        </Button>
      )}
      <Button
        type="text"
        icon={<Icon name="close" size={18} />}
        className={styles.clear ?? ''}
        onClick={() => {
          setRefused([]);
          onChoose([]);
        }}
      >
        {formatMessage(BULK_TEXT.clear)}
      </Button>
    </section>
  );
}

const NOTHING = '';

function BookingNames({ bookings }: { readonly bookings: readonly BookingRow[] }): ReactNode {
  const format = useFormat();
  return (
    <ul className={styles.names}>
      {bookings.map(({ id, confirmationCode, customerName, pickupDate, dropoffDate }) => (
        <li key={id}>
          <bdi translate="no">{confirmationCode}</bdi> · <CustomerName name={customerName} /> ·{' '}
          <bdi>{format.range({ from: pickupDate, to: dropoffDate })}</bdi>
        </li>
      ))}
    </ul>
  );
}
