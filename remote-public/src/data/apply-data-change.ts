import type { DataChange, HostServices } from 'shared-kit/contract';
import { cacheKeys, isAvailabilityKey, isCarKey } from './cache-keys.ts';

/**
 * Revalidates mounted SWR keys affected by the change and clears the others. The announcer refreshes the booked periods
 * of a named car itself.
 */
export async function applyDataChange({ mutate }: Pick<HostServices, 'mutate'>, change: DataChange): Promise<void> {
  const isAffected = change.entity === 'Cars' ? isCarKey : isAvailabilityKey;
  const named = change.entity === 'CarsBooking' && change.carId !== undefined && cacheKeys.bookedPeriods(change.carId);
  await mutate((key) => isAffected(key) && key !== named, undefined, { revalidate: true });
}
