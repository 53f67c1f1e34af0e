import { type Booking, normalizePickup, PICKUP_FIELD_NAMES, type PickupTexts } from 'shared-kit/domain';

/** Returns the pick-up details of a booking as the form's text values. */
export function toPickupTexts(booking: Booking): PickupTexts {
  const { pickupTime = '', pickupPlace = 'agency', pickupAddress = '', flightNumber = '', note = '' } = booking;
  return { pickupTime, pickupPlace, pickupAddress, flightNumber, note };
}

/** Returns the fields that the texts change; '' clears one. */
export function findPickupChanges(booking: Booking, texts: PickupTexts): Partial<Booking> {
  const [before, after] = [normalizePickup(toPickupTexts(booking)), normalizePickup(texts)];
  const changes = PICKUP_FIELD_NAMES.flatMap((name) =>
    before[name] === after[name] ? [] : [[name, after[name] ?? (name === 'pickupPlace' ? 'agency' : '')]],
  );
  return Object.fromEntries(changes);
}
