import { isApiError } from 'shared-kit/api-client';
import type { Booking, BookingStatus } from 'shared-kit/domain';
import { useHost } from './host-context.tsx';
import { useRefresh } from './use-refresh.ts';

export type StatusChange =
  | { readonly outcome: 'changed'; readonly booking: Booking }
  /** Somebody else was faster: nothing was sent, and the screen shows what they did. */
  | { readonly outcome: 'overtaken'; readonly booking: Booking }
  | { readonly outcome: 'deleted' }
  /** The server's rules forbid it, and why. */
  | { readonly outcome: 'refused'; readonly reason: string }
  | { readonly outcome: 'failed' };

/** Sets the status of a booking, unless it is no longer the booking that the person saw. */
export function useChangeStatus() {
  const { api } = useHost();
  const refresh = useRefresh();

  return async (seen: Booking, status: BookingStatus): Promise<StatusChange> => {
    try {
      const current = await api.getEntity('CarsBooking', seen.id);
      if (current.status !== seen.status) {
        await refresh.bookings(current);
        return { outcome: 'overtaken', booking: current };
      }
      const booking = await api.updateEntity('CarsBooking', { id: seen.id, status });
      await refresh.bookings(booking);
      return { outcome: 'changed', booking };
    } catch (error) {
      if (isApiError(error) && error.status === 404) {
        await refresh.bookings();
        return { outcome: 'deleted' };
      }
      if (isApiError(error) && error.status === 409) return { outcome: 'refused', reason: error.message };
      console.error('The status could not be changed', error);
      return { outcome: 'failed' };
    }
  };
}
