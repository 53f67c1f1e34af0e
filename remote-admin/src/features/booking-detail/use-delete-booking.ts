import { useNavigate } from 'react-router-dom';
import type { Booking } from 'shared-kit/domain';
import { useHost } from '../../data/host-context.tsx';
import { isMissing } from '../../data/is-missing.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { useTellFailure } from '../../data/use-tell-failure.ts';
import { ALREADY_DELETED } from '../../ui/already-deleted.ts';
import { useAskToDelete } from '../../ui/use-ask-to-delete.ts';
import { useCameFrom } from '../../ui/use-came-from.ts';
import { DELETE_QUESTION } from './content.ts';

/** Asks, deletes, and returns to the dashboard. */
export function useDeleteBooking() {
  const { api, toasts } = useHost();
  const tellFailure = useTellFailure();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const cameFrom = useCameFrom();
  const ask = useAskToDelete();

  async function remove({ id }: Booking) {
    try {
      await api.deleteEntity('CarsBooking', id);
      toasts.success('Success', 'Booking has been deleted successfully');
    } catch (error) {
      if (!isMissing(error))
        return tellFailure({ what: 'The booking could not be deleted', error, text: 'Failed to delete booking' });
      toasts.success(ALREADY_DELETED.title, ALREADY_DELETED.text);
    }
    void navigate(cameFrom, { replace: true });
    await refresh.deletedBooking(id);
  }

  return (booking: Booking) =>
    ask({
      title: `Booking #${booking.confirmationCode}`,
      question: DELETE_QUESTION,
      onDelete: () => remove(booking),
    });
}
