import { type Booking, normalizePickup, PICKUP_FIELD_NAMES, type PickupTexts, toPickupTexts } from 'shared-kit/domain';

/** Returns the fields that the texts change; '' clears one. */
export function findPickupChanges(booking: Booking, texts: PickupTexts): Partial<Booking> {
  const [before, after] = [normalizePickup(toPickupTexts(booking)), normalizePickup(texts)];
  const changes = PICKUP_FIELD_NAMES.flatMap((name) =>
    before[name] === after[name] ? [] : [[name, after[name] ?? (name === 'pickupPlace' ? 'agency' : '')]],
  );
  return Object.fromEntries(changes);
}
