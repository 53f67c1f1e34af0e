import { errorType, isApiError, isNotFound } from 'shared-kit/api-client';
import type { Booking, BookingStatus } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import type { SeenPrice } from '../../data/seen-price.ts';
import { useRefresh } from '../../data/use-refresh.ts';

export type ChangeOutcome =
  | { readonly outcome: 'changed'; readonly booking: Booking }
  /** Another member of staff changed the status first: nothing was changed, and `booking` is the current state. */
  | { readonly outcome: 'overtaken'; readonly booking: Booking }
  | { readonly outcome: 'deleted' }
  /** The server rejected the change with 409. */
  | { readonly outcome: 'refused'; readonly error: unknown }
  | { readonly outcome: 'failed'; readonly error: unknown };

/** What changes besides the status: an earlier or later return. */
export type ReturnDayChange = Pick<Partial<Booking>, 'dropoffDate'>;

/** Returns the function that sets a booking's status, unless the booking has changed since it was displayed. */
export function useChangeStatus() {
  const { api } = useHost();
  const refresh = useRefresh();

  const explain = async ({ id }: Booking, error: unknown): Promise<ChangeOutcome> => {
    if (isNotFound(error)) {
      await refresh.bookings();
      return { outcome: 'deleted' };
    }
    if (errorType(error) === 'booking_changed') {
      const booking = await api.getEntity('CarsBooking', id);
      await refresh.changedBooking(booking);
      return { outcome: 'overtaken', booking };
    }
    return isApiError(error) && error.status === 409 ? { outcome: 'refused', error } : { outcome: 'failed', error };
  };

  return async (
    seen: Booking,
    status: BookingStatus,
    changes: ReturnDayChange = {},
    price?: SeenPrice,
  ): Promise<ChangeOutcome> => {
    try {
      const { dropoffDate, totalPrice } = seen;
      const basedOn = changes.dropoffDate && { basedOn: { dropoffDate, ...(price && { totalPrice }) } };
      const sent = { ...changes, ...price, id: seen.id, status, basedOnStatus: seen.status, ...basedOn };
      const booking = await api.updateEntity('CarsBooking', sent);
      await refresh.changedBooking(booking);
      return { outcome: 'changed', booking };
    } catch (error) {
      return await explain(seen, error).catch((second: unknown) => explain(seen, second));
    }
  };
}
