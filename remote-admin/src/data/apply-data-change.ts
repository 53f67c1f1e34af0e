import type { DataChange, HostServices } from 'shared-kit/contract';
import { unstable_serialize as serializeKey } from 'swr';
import { cacheKeys, isAccountKey, isBookingKey, isCarKey } from './cache-keys.ts';

/**
 * Revalidates mounted SWR keys affected by the change and clears the others. The announcer refreshes a named booking
 * itself.
 * @param isTouched returns whether the change can alter what is cached under a key; by default every key
 */
export async function applyDataChange(
  { mutate, session }: HostServices,
  change: DataChange,
  isTouched: (key: unknown) => boolean = () => true,
): Promise<void> {
  const named =
    change.entity === 'CarsBooking' && change.id !== undefined && serializeKey(cacheKeys.booking(change.id));
  const isAffected = change.entity === 'Cars' ? isCarKey : isBookingKey;
  // After the end of the session, a response would put customer data back into the cache.
  const revalidate = session.getState().status === 'signed-in';
  await mutate((key) => isAffected(key) && isTouched(key) && serializeKey(key) !== named, undefined, { revalidate });
}

const isPersonalKey = (key: unknown) => isBookingKey(key) || isAccountKey(key);

/** Clears data of customers and colleagues from the cache whenever the session ends. */
export function forgetBookingsOnSignOut({ session, mutate }: HostServices): void {
  session.subscribe(() => {
    if (session.getState().status === 'signed-out') void mutate(isPersonalKey, undefined, { revalidate: false });
  });
}
