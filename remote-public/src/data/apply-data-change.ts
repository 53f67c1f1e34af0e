import type { DataChange, HostServices } from 'shared-kit/contract';
import { cacheKeys, isAvailabilityKey, isCarKey } from './cache-keys.ts';

/**
 * Reads again what a change on the server concerns and is on the screen, and forgets the rest of it. The days of a car
 * that is named are left to the announcer, who is booking it.
 */
export async function applyDataChange({ mutate }: Pick<HostServices, 'mutate'>, change: DataChange): Promise<void> {
  const isConcerned = change.entity === 'Cars' ? isCarKey : isAvailabilityKey;
  const named = change.entity === 'CarsBooking' && change.carId !== undefined && cacheKeys.bookedPeriods(change.carId);
  await mutate((key) => isConcerned(key) && key !== named, undefined, { revalidate: true });
}
