import type { ReactNode } from 'react';
import { isNotFound } from 'shared-kit/api-client';
import type { Booking } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useConfirmDeletion } from '../ui/use-confirm-deletion.ts';
import { DELETION_TEXT } from './texts.ts';
import { useFailureToast } from './use-failure-toast.ts';
import { useRefresh } from './use-refresh.ts';

interface DeleteBookingOptions {
  readonly texts: {
    readonly title: (booking: Booking) => ReactNode;
    readonly question: string;
    readonly deleted: readonly [title: string, text?: string];
  };
  /** Called when the booking is deleted, also when it had been deleted already. */
  readonly onDeleted?: () => void;
}

/** Returns the function that deletes a booking after confirmation, and refreshes the lists. */
export function useDeleteBooking({ texts, onDeleted }: DeleteBookingOptions) {
  const { api, toasts } = useHost();
  const { formatMessage } = useIntl();
  const showFailure = useFailureToast();
  const refresh = useRefresh();
  const ask = useConfirmDeletion();

  async function remove({ id }: Booking) {
    try {
      await api.deleteEntity('CarsBooking', id);
      toasts.success(...texts.deleted);
    } catch (error) {
      if (!isNotFound(error))
        return showFailure({
          log: 'The booking could not be deleted',
          error,
          text: formatMessage(DELETION_TEXT.failed),
        });
      toasts.success(formatMessage(DELETION_TEXT.already), formatMessage(DELETION_TEXT.byColleague));
    }
    onDeleted?.();
    await refresh.deletedBooking(id);
  }

  return (booking: Booking) =>
    ask({ title: texts.title(booking), question: texts.question, onDelete: () => remove(booking) });
}
