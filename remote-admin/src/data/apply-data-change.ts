import type { DataChange, HostServices } from 'shared-kit/contract';
import { unstable_serialize as serializeKey } from 'swr';
import { cacheKeys, isBookingKey, isCarKey } from './cache-keys.ts';

/**
 * Reads again what a change on the server concerns and is on the screen, and forgets the rest of it. A booking that is
 * named is left to the announcer: only the console changes one, and knows what has become of it.
 */
export async function applyDataChange({ mutate, session }: HostServices, change: DataChange): Promise<void> {
  const named =
    change.entity === 'CarsBooking' && change.id !== undefined && serializeKey(cacheKeys.booking(change.id));
  const isConcerned = change.entity === 'Cars' ? isCarKey : isBookingKey;
  // Once the session has ended, the answer would put customers back into the cache.
  const revalidate = session.getState().status === 'signed-in';
  await mutate((key) => isConcerned(key) && serializeKey(key) !== named, undefined, { revalidate });
}

/** Empties the cache of customers' data whenever the session ends, whichever page is shown then. */
export function forgetBookingsOnSignOut({ session, mutate }: HostServices): void {
  session.subscribe(() => {
    if (session.getState().status === 'signed-out') void mutate(isBookingKey, undefined, { revalidate: false });
  });
}
