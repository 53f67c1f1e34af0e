import {
  type Booking,
  type ChosenExtra,
  findPlace,
  normalizePickup,
  type PickupTexts,
  type Place,
} from 'shared-kit/domain';

/** What is chosen besides car, days and pick-up, as the values of a form. Extras are one text, so that values compare. */
export interface ChoiceValues {
  readonly dropoffTime: string;
  /** Empty for the place of the pick-up. */
  readonly dropoffPlace: string;
  readonly extras: string;
  readonly youngDriver: boolean;
}

export const CHOICE_NAMES = ['dropoffTime', 'dropoffPlace', 'extras', 'youngDriver'] as const;

export function toChoiceValues(booking: Partial<Booking>): ChoiceValues {
  const { dropoffTime = '', dropoffPlace = '', extras = [], youngDriver = false } = booking;
  return { dropoffTime, dropoffPlace, extras: writeExtras(extras), youngDriver };
}

export function readExtras(text: string): readonly ChosenExtra[] {
  return text === '' ? [] : (JSON.parse(text) as ChosenExtra[]);
}

/** Returns the extras as the text of a form; those without pieces are left out. */
export function writeExtras(extras: readonly ChosenExtra[]): string {
  const chosen = extras.filter(({ quantity }) => quantity > 0);
  return chosen.length === 0 ? '' : JSON.stringify(chosen.map(({ id, quantity }) => ({ id, quantity })));
}

/** Returns the choices as a booking has them, without empty ones. */
export function readChoices(values: ChoiceValues): Partial<Pick<Booking, (typeof CHOICE_NAMES)[number]>> {
  const { dropoffTime, dropoffPlace, youngDriver } = values;
  const extras = readExtras(values.extras);
  return {
    ...(dropoffTime && { dropoffTime }),
    ...(dropoffPlace && { dropoffPlace }),
    ...(extras.length > 0 && { extras }),
    ...(youngDriver && { youngDriver }),
  };
}

/** Returns the choices that differ, to be sent with a change: empty ones are cleared. */
export function findChoiceChanges(before: ChoiceValues, after: ChoiceValues): Partial<Booking> {
  const changed = CHOICE_NAMES.filter((name) => before[name] !== after[name]);
  const sent = { ...after, extras: readExtras(after.extras) };
  return Object.fromEntries(changed.map((name) => [name, sent[name]]));
}

type Places = readonly Place[];

/** Returns the texts with the kind of the place, which decides what is asked, instead of its id. */
export function withKindOfPlace<Texts extends Pick<PickupTexts, 'pickupPlace'>>(texts: Texts, places: Places): Texts {
  return { ...texts, pickupPlace: findPlace({ places }, texts.pickupPlace)?.kind ?? texts.pickupPlace };
}

/** Returns the pick-up details as they are stored, with the place as it was chosen. */
export function readPickup(texts: PickupTexts, places: Places): ReturnType<typeof normalizePickup> {
  const details = normalizePickup(withKindOfPlace(texts, places));
  const { pickupPlace: _kind, ...others } = details;
  const { pickupPlace } = texts;
  return pickupPlace && pickupPlace !== 'agency' ? { ...others, pickupPlace } : others;
}
