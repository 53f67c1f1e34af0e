import {
  type CarRates,
  findPickupProblems,
  findPlace,
  isPlaceId,
  normalizePickup,
  type PickupDetails,
  type PickupProblems,
  type PickupTexts,
  type Place,
} from 'shared-kit/domain';

/** Returns the place's value in forms and requests: its id, but `agency` for the one that a booking without a place means. */
export function placeValue(place: Place, rates: Pick<CarRates, 'places'>): string {
  return findPlace(rates, 'agency') === place ? 'agency' : String(place.id);
}

/** Returns the value of the place that a text of a draft names; undefined for one that is no longer offered. */
export function offeredPlace(text: string, rates: Pick<CarRates, 'places'>): string | undefined {
  const place = findPlace(rates, text);
  if (place) return placeValue(place, rates);
  return text === 'agency' || (rates.places.length === 0 && !isPlaceId(text)) ? text : undefined;
}

/** Returns the value of the place of the pick-up. */
export function pickupPlaceOf({ pickupPlace }: PickupTexts, rates: Pick<CarRates, 'places'>): string {
  return offeredPlace(pickupPlace || 'agency', rates) ?? 'agency';
}

/** Returns the kind of a place, which decides what is asked for. */
export function placeKind(value: string, rates: Pick<CarRates, 'places'>): string {
  return findPlace(rates, value)?.kind ?? value;
}

/** Returns the pick-up's texts as they are stored, at the place that is chosen. */
export function normalizePickupAt(pickup: PickupTexts, rates: Pick<CarRates, 'places'>): PickupDetails {
  const pickupPlace = pickupPlaceOf(pickup, rates);
  return {
    ...normalizePickup({ ...pickup, pickupPlace: placeKind(pickupPlace, rates) }),
    // The kind says what is asked for; a place of the owner's is named by its id.
    ...(pickupPlace !== 'agency' && { pickupPlace }),
  };
}

/** Returns the problems of the pick-up's texts, at the place that is chosen. */
export function findTextProblems(pickup: PickupTexts, rates: Pick<CarRates, 'places'>): PickupProblems {
  const value = pickupPlaceOf(pickup, rates);
  // The place itself is one of those offered.
  const { pickupPlace: _, ...problems } = findPickupProblems({ ...pickup, pickupPlace: placeKind(value, rates) });
  return problems;
}

/** Returns whether the owner has set a price for drivers below an age. */
export function asksYoungDriver({ terms }: Pick<CarRates, 'terms'>): boolean {
  return terms.youngDriverBelow !== undefined && terms.youngDriverPerDay !== undefined;
}
