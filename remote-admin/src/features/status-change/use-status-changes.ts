import { useState } from 'react';
import { agencyToday, type Booking, type BookingStatus, type HandoverDirection } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { useStatusLabel } from 'shared-kit/ui';
import type { SeenPrice } from '../../data/seen-price.ts';
import { FAILURE_TEXT } from '../../data/texts.ts';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { COMMON_TEXT, UNDO_TEXT } from '../../ui/texts.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import { withoutFullStop } from '../../ui/without-full-stop.ts';
import { findChangeWarning } from './find-change-warning.ts';
import { PROTOCOL_TEXT, STATUS_TEXT, WARNING_TEXT } from './texts.ts';
import { type ChangeOutcome, type ReturnDayChange, useChangeStatus } from './use-change-status.ts';

/** What is written down when a status is set. */
const PROTOCOL_OF: Readonly<Partial<Record<BookingStatus, HandoverDirection>>> = { out: 'pickup', returned: 'return' };

/** The notice of a change waits no longer for the link to a missing protocol. */
const LINK_WAIT_MS = 2_000;
const endWait = (resolve: (link: undefined) => void) => setTimeout(resolve, LINK_WAIT_MS);

interface StatusChangesOptions {
  /** Opens an e-mail to the customer after a change; not after an undo, and not without an address. */
  readonly onWriteEmail?: () => void;
  /** Called after an undo. */
  readonly onUndone?: () => void;
}

export interface StatusChanges {
  /** Sets a status and shows the result with an Undo button. Never rejects. */
  readonly change: (
    booking: Booking,
    status: BookingStatus,
    changes?: ReturnDayChange,
    /** Of another day of return that the rules price: it cannot be undone. */
    price?: SeenPrice,
  ) => Promise<void>;
  /** The change in progress. */
  readonly pending: { readonly bookingId: number; readonly status: BookingStatus } | undefined;
  /** Why the last change failed, to be shown as an alert beside the booking. */
  readonly problem: { readonly bookingId: number; readonly text: string } | undefined;
}

/** Returns the function that changes the status of bookings, and its state. */
export function useStatusChanges({ onWriteEmail, onUndone }: StatusChangesOptions = {}): StatusChanges {
  const { api, toasts, site } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const label = useStatusLabel();
  const { describeError } = useErrorText();
  const showFailure = useFailureToast();
  const changeStatus = useChangeStatus();
  const [pending, setPending] = useState<StatusChanges['pending']>();
  const [problem, setProblem] = useState<StatusChanges['problem']>();

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
  const send = async (booking: Booking, status: BookingStatus, changes?: ReturnDayChange, price?: SeenPrice) => {
    setPending({ bookingId: booking.id, status });
    const result = await changeStatus(booking, status, changes, price);
    setPending(undefined);
    const text = describe(result);
    setProblem(text === undefined ? undefined : { bookingId: booking.id, text });
    if (result.outcome === 'changed') return result.booking;
    if (result.outcome === 'failed')
      showFailure({
        log: 'The booking status could not be changed',
        error: result.error,
        text: formatMessage(STATUS_TEXT.failed),
      });
    else toasts.error(formatMessage(FAILURE_TEXT.title), formatMessage(STATUS_TEXT.failed));
    return undefined;
  };

  const undo = async (before: Booking, after: Booking) => {
    const isMoved = before.dropoffDate !== after.dropoffDate;
    const restored = await send(after, before.status, isMoved ? { dropoffDate: before.dropoffDate } : {});
    onUndone?.();
    if (!restored) return;
    const { confirmationCode: code, status } = restored;
    toasts.success(formatMessage(UNDO_TEXT.undone), formatMessage(STATUS_TEXT.undone, { code, status: label(status) }));
  };
  const describeWarning = (booking: Booking, status: BookingStatus) => {
    const warning = findChangeWarning(booking, status, agencyToday(new Date(), site.timeZone));
    return (
      warning && formatMessage(WARNING_TEXT[warning.type], 'day' in warning ? { day: format.day(warning.day) } : {})
    );
  };
  /** Returns the link to the protocol that goes with a status, when nobody has signed one. */
  const findMissingProtocol = async ({ id }: Booking, status: BookingStatus) => {
    const direction = PROTOCOL_OF[status];
    if (!direction) return undefined;
    try {
      const { handovers } = await api.handovers.list(id);
      if (handovers.some((one) => one.direction === direction && one.signedAt)) return undefined;
      return {
        label: formatMessage(PROTOCOL_TEXT[direction]),
        path: `/admin/bookings/${id}/handover/${direction}`,
      };
    } catch {
      // The page of the booking says it.
      return undefined;
    }
  };
  const change: StatusChanges['change'] = async (booking, status, changes, price) => {
    const [changed, protocol] = await Promise.all([
      send(booking, status, changes, price),
      Promise.race([findMissingProtocol(booking, status), new Promise<undefined>(endWait)]),
    ]);
    if (!changed) return;
    const { confirmationCode: code, dropoffDate } = changed;
    const takeBack = price ? undefined : () => void undo(booking, changed);
    if (changed.status === booking.status)
      return toasts.success(
        formatMessage(STATUS_TEXT.moved),
        formatMessage(STATUS_TEXT.movedTo, { code, day: format.day(dropoffDate) }),
        takeBack,
      );
    const hasNoEmail = onWriteEmail !== undefined && changed.customerEmail.trim() === '';
    const [before, after] = [label(booking.status), label(status)];
    const lines = [
      formatMessage(STATUS_TEXT.updatedTo, { status: after.toLowerCase() }),
      [formatMessage(STATUS_TEXT.fromTo, { code, before }), describeWarning(booking, status)].filter(Boolean).join(' '),
      hasNoEmail && formatMessage(COMMON_TEXT.noRecipient),
    ];
    toasts.success(formatMessage(STATUS_TEXT.updated), lines.filter(Boolean).join('\n'), takeBack, protocol);
    if (!hasNoEmail) onWriteEmail?.();
  };

  return { change, pending, problem };
}
