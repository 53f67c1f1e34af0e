import type { OfferedRates } from 'shared-kit/api-client';
import {
  type Booking,
  type CarRates,
  type Extra,
  type PickupDetails,
  type PickupTexts,
  type Quote,
  quote,
} from 'shared-kit/domain';
import { asksYoungDriver, normalizePickupAt, offeredPlace, pickupPlaceOf } from '../../ui/offered-choices.ts';

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

/** Returns how many pieces of an extra can be chosen. */
export function mostPieces({ maxQuantity = 1, left }: OfferedRates['extras'][number]): number {
  return Math.min(maxQuantity, left ?? maxQuantity);
}

/** Returns how many pieces of an extra are booked: those chosen that are offered. */
export function piecesOf(extra: Extra, { extras }: ChoiceTexts): number {
  return Math.min(extras[extra.id] ?? 0, mostPieces(extra));
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
    ...normalizePickupAt(pickup, rates),
    ...(hasPlaces && choices.dropoffTime && { dropoffTime: choices.dropoffTime }),
    ...(hasPlaces && dropoffPlace && dropoffPlace !== pickupPlace && { dropoffPlace }),
    ...(extras.length > 0 && { extras }),
    ...(choices.youngDriver && asksYoungDriver(rates) && { youngDriver: true }),
  };
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
