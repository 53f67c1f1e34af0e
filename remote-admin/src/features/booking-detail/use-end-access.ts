import type { Booking } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { useConfirmDeletion } from '../../ui/use-confirm-deletion.ts';
import { ACCESS_TEXT } from './texts.ts';

/** Returns the function that ends the access of browsers and links to a booking, after confirmation. */
export function useEndAccess() {
  const { api, toasts } = useHost();
  const { formatMessage } = useIntl();
  const refresh = useRefresh();
  const showFailure = useFailureToast();
  const ask = useConfirmDeletion();

  async function end({ id }: Booking) {
    try {
      await api.endBookingAccess(id);
      toasts.success(formatMessage(ACCESS_TEXT.ended));
      await refresh.bookings();
    } catch (error) {
      const text = formatMessage(ACCESS_TEXT.failed);
      showFailure({ log: 'The access to the booking could not be ended', error, text });
    }
  }

  return (booking: Booking) => {
    const title = formatMessage(ACCESS_TEXT.end);
    ask({ title, question: formatMessage(ACCESS_TEXT.question), okText: title, onDelete: () => end(booking) });
  };
}
