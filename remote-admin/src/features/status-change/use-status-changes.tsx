import { type ReactNode, useState } from 'react';
import { agencyToday, type Booking, type BookingStatus } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useStatusLabel } from 'shared-kit/ui';
import { FAILURE_TEXT } from '../../data/texts.ts';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import { withoutFullStop } from '../../ui/without-full-stop.ts';
import { findChangeWarning } from './find-change-warning.ts';
import { STATUS_TEXT } from './texts.ts';
import { ChangeNotice, type DoneChange, UndoBar } from './undo-bar.tsx';
import { type ChangeOutcome, type ReturnDayChange, useChangeStatus } from './use-change-status.ts';

interface StatusChangesOptions {
  /** Opens an e-mail to the customer after a change; not after an undo, and not without an address. */
  readonly onWriteEmail?: () => void;
  /** Called after an undo. */
  readonly onUndone?: () => void;
  /** Whether another dialog is open; the time to undo starts when it closes. */
  readonly isPaused?: boolean;
}

export interface StatusChanges {
  /** Sets a status and shows the result. Never rejects. */
  readonly change: (booking: Booking, status: BookingStatus, changes?: ReturnDayChange) => Promise<void>;
  /** The change in progress. */
  readonly pending: { readonly bookingId: number; readonly status: BookingStatus } | undefined;
  /** Why the last change failed, to be shown as an alert beside the booking. */
  readonly problem: { readonly bookingId: number; readonly text: string } | undefined;
  /** The undo bar; to be rendered once per page, at any place. */
  readonly undoBar: ReactNode;
  /** The same notice for the dialog that follows a change. */
  readonly notice: ReactNode;
}

/** Returns the functions and elements that change the status of bookings, with an undo for ten seconds. */
export function useStatusChanges({
  onWriteEmail,
  onUndone,
  isPaused = false,
}: StatusChangesOptions = {}): StatusChanges {
  const { toasts, site } = useHost();
  const { formatMessage } = useIntl();
  const label = useStatusLabel();
  const { describeError } = useErrorText();
  const showFailure = useFailureToast();
  const changeStatus = useChangeStatus();
  const [pending, setPending] = useState<StatusChanges['pending']>();
  const [problem, setProblem] = useState<StatusChanges['problem']>();
  const [last, setLast] = useState<DoneChange>();

  /** Returns the notice after a rejected change; undefined when the toast is enough. */
  const describe = (result: ChangeOutcome): string | undefined => {
    switch (result.outcome) {
      case 'overtaken':
        return formatMessage(STATUS_TEXT.overtaken, { status: label(result.booking.status) });
      case 'deleted':
        return formatMessage(STATUS_TEXT.deleted);
      case 'refused':
        return formatMessage(STATUS_TEXT.refused, { reason: withoutFullStop(describeError(result.error)) });
      default:
        return undefined;
    }
  };
  /** Changes the status and shows a failure. */
  const send = async (booking: Booking, status: BookingStatus, changes?: ReturnDayChange) => {
    setPending({ bookingId: booking.id, status });
    const result = await changeStatus(booking, status, changes);
    setPending(undefined);
    const text = describe(result);
    setProblem(text === undefined ? undefined : { bookingId: booking.id, text });
    if (result.outcome === 'changed') return result;
    if (result.outcome === 'failed')
      showFailure({
        log: 'The booking status could not be changed',
        error: result.error,
        text: formatMessage(STATUS_TEXT.failed),
      });
    else toasts.error(formatMessage(FAILURE_TEXT.title), formatMessage(STATUS_TEXT.failed));
    return result;
  };

  const change: StatusChanges['change'] = async (booking, status, changes) => {
    const result = await send(booking, status, changes);
    if (result.outcome !== 'changed') return;
    const changed = result.booking;
    const isMoved = changed.status === booking.status;
    const warning = isMoved ? undefined : findChangeWarning(booking, status, agencyToday(new Date(), site.timeZone));
    const hasNoEmail = onWriteEmail !== undefined && changed.customerEmail.trim() === '';
    setLast({ state: 'done', before: booking, after: changed, hasNoEmail, ...(warning && { warning }) });
    if (!isMoved && !hasNoEmail) onWriteEmail?.();
  };
  const undo = async ({ before, after }: DoneChange) => {
    const isMoved = before.dropoffDate !== after.dropoffDate;
    const result = await send(after, before.status, isMoved ? { dropoffDate: before.dropoffDate } : {});
    // After a failure the undo can be retried.
    if (result.outcome === 'failed') return;
    setLast(result.outcome === 'changed' ? { state: 'undone', before, after: result.booking } : undefined);
    onUndone?.();
  };

  return {
    change,
    pending,
    problem,
    notice: last?.state === 'done' && (
      <ChangeNotice done={last} isBusy={pending !== undefined} onUndo={(done) => void undo(done)} />
    ),
    undoBar: (
      <UndoBar
        done={last}
        isPaused={isPaused}
        isBusy={pending !== undefined}
        onUndo={(done) => void undo(done)}
        onClose={() => setLast(undefined)}
      />
    ),
  };
}
