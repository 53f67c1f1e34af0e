import type { Booking } from 'shared-kit/domain';
import { useSWRConfig } from 'swr';
import { cacheKeys, isBookingReading, isCarReading } from './cache-keys.ts';
import { useHost } from './host-context.tsx';

/**
 * Reads again what is on the screen and forgets the rest, after something changed on the server. Once the session has
 * ended it does nothing: an answer that was still on its way would put customers back into memory.
 */
export function useRefresh() {
  const { session } = useHost();
  const { mutate } = useSWRConfig();
  const hasEnded = () => session.getState().status !== 'signed-in';
  return {
    /** `known` is the booking as the server has just answered it. */
    async bookings(known?: Booking): Promise<void> {
      if (hasEnded()) return;
      const knownKey = known && cacheKeys.booking(String(known.id));
      if (known) await mutate(knownKey, known, { revalidate: false });
      await mutate((key) => isBookingReading(key) && key !== knownKey, undefined, { revalidate: true });
    },
    /** One booking, which stays on the screen meanwhile. */
    async booking(id: number): Promise<void> {
      if (hasEnded()) return;
      await mutate(cacheKeys.booking(String(id)));
    },
    /** A booking that is gone, whose page is about to close. */
    async deletedBooking(id: number): Promise<void> {
      if (hasEnded()) return;
      const gone = cacheKeys.booking(String(id));
      await mutate((key) => isBookingReading(key) && key !== gone, undefined, { revalidate: true });
      await mutate(gone, undefined, { revalidate: false });
    },
    async cars(): Promise<void> {
      if (hasEnded()) return;
      await mutate(isCarReading, undefined, { revalidate: true });
    },
  };
}
