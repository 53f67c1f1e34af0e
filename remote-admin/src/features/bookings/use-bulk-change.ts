import { isApiError, isNotFound } from 'shared-kit/api-client';
import type { Booking, BookingStatus } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import { useRefresh } from '../../data/use-refresh.ts';

/** A booking that was not changed, and why. */
export interface RefusedChange<Row extends Booking = Booking> {
  readonly booking: Row;
  readonly error: unknown;
}

/**
 * Returns functions that change several bookings, one call after the other: a refusal of one does not keep the others from
 * being changed, as it would in a batch. They return what was refused, and never reject.
 */
export function useBulkChange() {
  const { api } = useHost();
  const refresh = useRefresh();

  async function forEach<Row extends Booking>(
    bookings: readonly Row[],
    change: (booking: Row) => Promise<unknown>,
  ): Promise<readonly RefusedChange<Row>[]> {
    const refused: RefusedChange<Row>[] = [];
    for (const booking of bookings) {
      try {
        await change(booking);
      } catch (error) {
        refused.push({ booking, error });
        // The session has ended: the others would be refused, too.
        if (isApiError(error) && (error.status === 401 || error.status === 403)) break;
      }
    }
    await refresh.bookings();
    return refused;
  }

  return {
    /** @throws the first refusal */
    restoreStatus: async (before: readonly Booking[], basedOnStatus: BookingStatus) => {
      const [first] = await forEach(before, ({ id, status }) =>
        api.updateEntity('CarsBooking', { id, status, basedOnStatus }),
      );
      if (first) throw first.error;
    },
    setStatus: <Row extends Booking>(bookings: readonly Row[], status: BookingStatus) =>
      forEach(
        bookings.filter((booking) => booking.status !== status),
        ({ id, status: basedOnStatus }) => api.updateEntity('CarsBooking', { id, status, basedOnStatus }),
      ),
    remove: <Row extends Booking>(bookings: readonly Row[]) =>
      forEach(bookings, async ({ id }) => {
        try {
          await api.deleteEntity('CarsBooking', id);
        } catch (error) {
          // Already deleted by a colleague, which is the wanted result.
          if (!isNotFound(error)) throw error;
        }
      }),
  };
}
