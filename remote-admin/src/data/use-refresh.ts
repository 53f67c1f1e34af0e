import type { Booking } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import { cacheKeys } from './cache-keys.ts';

/** Returns the means to have all remotes read again what the console has changed. Once the session has ended they do nothing. */
export function useRefresh() {
  const { session, mutate, dataChanged } = useHost();
  const hasEnded = () => session.getState().status !== 'signed-in';
  return {
    async cars(): Promise<void> {
      if (!hasEnded()) await dataChanged.announce({ entity: 'Cars' });
    },
    async bookings(): Promise<void> {
      if (!hasEnded()) await dataChanged.announce({ entity: 'CarsBooking' });
    },
    /** Reads one booking again, which stays on the screen meanwhile. */
    async booking(id: number): Promise<void> {
      if (!hasEnded()) await mutate(cacheKeys.booking(id));
    },
    /** @param booking as the server has just answered it */
    async changedBooking(booking: Booking): Promise<void> {
      if (hasEnded()) return;
      await mutate(cacheKeys.booking(booking.id), booking, { revalidate: false });
      await dataChanged.announce({ entity: 'CarsBooking', id: booking.id });
    },
    /** A booking is gone, and its page about to close: it is not read again. */
    async deletedBooking(id: number): Promise<void> {
      if (hasEnded()) return;
      await dataChanged.announce({ entity: 'CarsBooking', id });
      await mutate(cacheKeys.booking(id), undefined, { revalidate: false });
    },
  };
}
