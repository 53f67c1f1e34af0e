import type { Booking } from 'shared-kit/domain';
import { useSWRConfig } from 'swr';
import { cacheKeys, isBookingReading, isCarReading } from './cache-keys.ts';

/** Reads again what is on the screen and forgets the rest, after something changed on the server. */
export function useRefresh() {
  const { mutate } = useSWRConfig();
  return {
    /** `known` is the booking as the server has just answered it. */
    async bookings(known?: Booking): Promise<void> {
      const knownKey = known && cacheKeys.booking(String(known.id));
      if (known) await mutate(knownKey, known, { revalidate: false });
      await mutate((key) => isBookingReading(key) && key !== knownKey, undefined, { revalidate: true });
    },
    /** One booking, which stays on the screen meanwhile. */
    async booking(id: number): Promise<void> {
      await mutate(cacheKeys.booking(String(id)));
    },
    /** A booking that is gone, whose page is about to close. */
    async deletedBooking(id: number): Promise<void> {
      const gone = cacheKeys.booking(String(id));
      await mutate((key) => isBookingReading(key) && key !== gone, undefined, { revalidate: true });
      await mutate(gone, undefined, { revalidate: false });
    },
    async cars(): Promise<void> {
      await mutate(isCarReading, undefined, { revalidate: true });
    },
  };
}
