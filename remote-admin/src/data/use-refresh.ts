import type { Booking } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import { cacheKeys, isImportsKey, isRatesKey } from './cache-keys.ts';

/**
 * Returns functions that refresh data changed by the console in all remotes. They do nothing after the end of the
 * session.
 */
export function useRefresh() {
  const { session, mutate, dataChanged } = useHost();
  const hasEnded = () => session.getState().status !== 'signed-in';
  return {
    async cars(): Promise<void> {
      if (!hasEnded()) await dataChanged.announce({ entity: 'Cars' });
    },
    async rates(): Promise<void> {
      if (!hasEnded()) await mutate(isRatesKey);
    },
    async bookings(): Promise<void> {
      if (!hasEnded()) await dataChanged.announce({ entity: 'CarsBooking' });
    },
    /** Reads everything again, with the list of imports. */
    async imported(): Promise<void> {
      if (hasEnded()) return;
      await Promise.all([dataChanged.announce({ entity: 'Cars' }), mutate(isImportsKey)]);
    },
    /** Revalidates one booking. */
    async booking(id: number): Promise<void> {
      if (!hasEnded()) await mutate(cacheKeys.booking(id));
    },
    /** Revalidates the e-mails of a booking, and the number of undelivered ones. */
    async emails(bookingId: number): Promise<void> {
      if (hasEnded()) return;
      await Promise.all([mutate(cacheKeys.bookingEmails(bookingId)), mutate(cacheKeys.mailStatus)]);
    },
    /** @param booking from the server's response */
    async changedBooking(booking: Booking): Promise<void> {
      if (hasEnded()) return;
      await mutate(cacheKeys.booking(booking.id), booking, { revalidate: false });
      await dataChanged.announce({ entity: 'CarsBooking', id: booking.id });
    },
    /** Does not read the deleted booking itself. */
    async deletedBooking(id: number): Promise<void> {
      if (hasEnded()) return;
      await dataChanged.announce({ entity: 'CarsBooking', id });
      await mutate(cacheKeys.booking(id), undefined, { revalidate: false });
    },
  };
}
