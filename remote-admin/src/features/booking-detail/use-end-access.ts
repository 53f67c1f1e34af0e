import type { Booking } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { useConfirmDeletion } from '../../ui/use-confirm-deletion.ts';

interface EndAccessTexts {
  /** Of the dialog, and of the button that confirms. */
  readonly title: string;
  readonly question: string;
  readonly ended: string;
  readonly failed: string;
}

/** Returns the function that ends the access of browsers and links to a booking, after confirmation. */
export function useEndAccess({ title, question, ended, failed }: EndAccessTexts) {
  const { api, toasts } = useHost();
  const refresh = useRefresh();
  const showFailure = useFailureToast();
  const ask = useConfirmDeletion();

  async function end({ id }: Booking) {
    try {
      await api.endBookingAccess(id);
      toasts.success(ended);
      await refresh.bookings();
    } catch (error) {
      showFailure({ log: 'The access to the booking could not be ended', error, text: failed });
    }
  }

  return (booking: Booking) => ask({ title, question, okText: title, onDelete: () => end(booking) });
}
