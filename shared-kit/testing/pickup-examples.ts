import {
  isPickupFieldAsked,
  PICKUP_FIELD_NAMES,
  PICKUP_FIELDS,
  PICKUP_PLACES,
  type PickupDetails,
  type PickupPlace,
} from '../src/domain/index.ts';

interface PickupExample {
  readonly place: PickupPlace;
  readonly details: PickupDetails;
  /** The values of what the place asks for, without time, kind of place and note, which texts tell in their own ways. */
  readonly told: readonly string[];
}

/** Of each place a pick-up with every detail: whatever tells of pick-ups must tell all of them. */
export const PICKUP_EXAMPLES: readonly PickupExample[] = PICKUP_PLACES.map((place) => {
  const asked = PICKUP_FIELD_NAMES.filter((name) => isPickupFieldAsked(name, { pickupPlace: place }));
  const details = { ...valuesOf(asked), pickupPlace: place } as PickupDetails;
  const told = asked.filter((name) => name !== 'pickupTime' && name !== 'pickupPlace' && name !== 'note');
  return { place, details, told: Object.values(valuesOf(told)) };
});

function valuesOf(names: readonly (keyof PickupDetails)[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, PICKUP_FIELDS[name].example]));
}
