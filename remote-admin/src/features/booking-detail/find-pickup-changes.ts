import { type Booking, PICKUP_FIELD_NAMES, type PickupTexts, type Place, toPickupTexts } from 'shared-kit/domain';
import { readPickup } from '../../data/rental-choices.ts';

/** Returns the fields that the texts change; '' clears one. */
export function findPickupChanges(
  booking: Booking,
  texts: PickupTexts,
  places: readonly Place[] = [],
): Partial<Booking> {
  const [before, after] = [readPickup(toPickupTexts(booking), places), readPickup(texts, places)];
  const changes = PICKUP_FIELD_NAMES.flatMap((name) =>
    before[name] === after[name] ? [] : [[name, after[name] ?? (name === 'pickupPlace' ? 'agency' : '')]],
  );
  return Object.fromEntries(changes);
}
