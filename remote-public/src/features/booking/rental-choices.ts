import type { OfferedRates } from 'shared-kit/api-client';
import {
  type Booking,
  type CarRates,
  type Extra,
  findPickupProblems,
  findPlace,
  isPlaceId,
  normalizePickup,
  type PickupDetails,
  type PickupProblems,
  type PickupTexts,
  type Place,
  type Quote,
  quote,
} from 'shared-kit/domain';

/** What a visitor has chosen of what the owner offers, as it is kept in the draft. */
export interface ChoiceTexts {
  /** `HH:mm`, or empty. */
  readonly dropoffTime: string;
  /** Empty for the place of the pick-up. */
  readonly dropoffPlace: string;
  /** Quantities by the ids of extras. */
  readonly extras: Readonly<Record<string, number>>;
  readonly youngDriver: boolean;
}

export const NO_CHOICES: ChoiceTexts = { dropoffTime: '', dropoffPlace: '', extras: {}, youngDriver: false };

/** What is booked besides car, days and contact. */
export type BookedChoices = PickupDetails &
  Partial<Pick<Booking, 'dropoffTime' | 'dropoffPlace' | 'extras' | 'youngDriver'>>;

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

/** Returns how many pieces of an extra can be chosen. */
export function mostPieces({ maxQuantity = 1, left }: OfferedRates['extras'][number]): number {
  return Math.min(maxQuantity, left ?? maxQuantity);
}

/** Returns how many pieces of an extra are booked: those chosen that are offered. */
export function piecesOf(extra: Extra, { extras }: ChoiceTexts): number {
  return Math.min(extras[extra.id] ?? 0, mostPieces(extra));
}

/** Returns whether the owner has set a price for drivers below an age. */
export function asksYoungDriver({ terms }: Pick<CarRates, 'terms'>): boolean {
  return terms.youngDriverBelow !== undefined && terms.youngDriverPerDay !== undefined;
}

/** Returns what is booked of what was chosen: without what the owner does not offer. */
export function readChoices(pickup: PickupTexts, choices: ChoiceTexts, rates: OfferedRates): BookedChoices {
  const pickupPlace = pickupPlaceOf(pickup, rates);
  const dropoffPlace = choices.dropoffPlace && offeredPlace(choices.dropoffPlace, rates);
  const hasPlaces = rates.places.length > 0;
  const extras = rates.extras
    .map((extra) => ({ id: extra.id, quantity: piecesOf(extra, choices) }))
    .filter(({ quantity }) => quantity > 0);
  return {
    ...normalizePickup({ ...pickup, pickupPlace: placeKind(pickupPlace, rates) }),
    // The kind says what is asked for; a place of the owner's is named by its id.
    ...(pickupPlace !== 'agency' && { pickupPlace }),
    ...(hasPlaces && choices.dropoffTime && { dropoffTime: choices.dropoffTime }),
    ...(hasPlaces && dropoffPlace && dropoffPlace !== pickupPlace && { dropoffPlace }),
    ...(extras.length > 0 && { extras }),
    ...(choices.youngDriver && asksYoungDriver(rates) && { youngDriver: true }),
  };
}

/** Returns the problems of the pick-up's texts, at the place that is chosen. */
export function findTextProblems(pickup: PickupTexts, rates: Pick<CarRates, 'places'>): PickupProblems {
  const value = pickupPlaceOf(pickup, rates);
  // The place itself is one of those offered.
  const { pickupPlace: _, ...problems } = findPickupProblems({ ...pickup, pickupPlace: placeKind(value, rates) });
  return problems;
}

/** Returns the lines to show of a price: none where they say no more than the price per day, and no free places. */
export function shownLines({ lines, unitPrice }: Pick<Quote, 'lines' | 'unitPrice'>): Quote['lines'] {
  const shown = lines.filter(({ kind, amount }) => kind === 'rental' || amount !== 0);
  const [line] = shown;
  const isPlain = shown.length === 1 && line?.kind === 'rental' && !line.code && line.unitAmount === unitPrice;
  return isPlain ? [] : shown;
}

/** Returns the lines of a booking that was just made; undefined when the rates that priced it were others. */
export function linesOf(booking: Booking, rates: CarRates): Quote['lines'] | undefined {
  const { pickupDate: from, dropoffDate: to, totalPrice } = booking;
  const quoted = quote({ ...booking, range: { from, to }, rates });
  return quoted.totalPrice === totalPrice ? quoted.lines : undefined;
}
