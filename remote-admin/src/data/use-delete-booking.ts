import { isNotFound } from 'shared-kit/api-client';
import type { Booking } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import { useAskToDelete } from '../ui/use-ask-to-delete.ts';
import { ALREADY_DELETED, DELETE_FAILED } from './texts.ts';
import { useFailureToast } from './use-failure-toast.ts';
import { useRefresh } from './use-refresh.ts';

interface DeleteBookingOptions {
  readonly texts: {
    readonly title: (booking: Booking) => string;
    readonly question: string;
    readonly deleted: readonly [title: string, text?: string];
  };
  /** The booking is gone, deleted by this person or by a colleague before. */
  readonly onDeleted?: () => void;
}

/** Returns the function that asks whether to delete a booking, deletes it and has the lists read again. */
export function useDeleteBooking({ texts, onDeleted }: DeleteBookingOptions) {
  const { api, toasts } = useHost();
  const showFailure = useFailureToast();
  const refresh = useRefresh();
  const ask = useAskToDelete();

  async function remove({ id }: Booking) {
    try {
      await api.deleteEntity('CarsBooking', id);
      toasts.success(...texts.deleted);
    } catch (error) {
      if (!isNotFound(error))
        return showFailure({ log: 'The booking could not be deleted', error, text: DELETE_FAILED });
      toasts.success(...ALREADY_DELETED);
    }
    onDeleted?.();
    await refresh.deletedBooking(id);
  }

  return (booking: Booking) =>
    ask({ title: texts.title(booking), question: texts.question, onDelete: () => remove(booking) });
}
