import { useHost } from '../../data/host-context.tsx';
import { isMissing } from '../../data/is-missing.ts';
import type { BookingRow } from '../../data/use-bookings-page.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { useTellFailure } from '../../data/use-tell-failure.ts';
import { ALREADY_DELETED } from '../../ui/already-deleted.ts';
import { useAskToDelete } from '../../ui/use-ask-to-delete.ts';

/** Asks, deletes and reads the page again. */
export function useDeleteBooking() {
  const { api, toasts } = useHost();
  const tellFailure = useTellFailure();
  const refresh = useRefresh();
  const ask = useAskToDelete();

  async function remove(id: number) {
    try {
      await api.deleteEntity('CarsBooking', id);
      toasts.success('Booking deleted successfully');
    } catch (error) {
      if (isMissing(error)) toasts.success(ALREADY_DELETED.title, ALREADY_DELETED.text);
      else tellFailure({ what: 'The booking could not be deleted', error, text: 'Failed to delete booking' });
    }
    // Also after a failure: a colleague may have deleted it first.
    await refresh.bookings();
  }

  return ({ id, confirmationCode, customerName }: BookingRow) =>
    ask({
      title: `${confirmationCode}, ${customerName}`,
      question: 'Are you sure you want to delete this booking?',
      onDelete: () => remove(id),
    });
}
