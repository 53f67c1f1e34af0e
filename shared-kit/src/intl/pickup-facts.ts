import type { PickupDetails, PickupFieldName, PickupPlace } from '../domain/index.ts';
import type { Message } from './define-messages.ts';
import { PICKUP_DETAIL_TEXT, PICKUP_LABELS, PICKUP_LINE_TEXT, PICKUP_PLACE_TEXT } from './pickup-messages.ts';

/** Formats a message in the language of the reader. */
type Format = (message: Message, values?: Readonly<Record<string, string>>) => string;

/** A fact of a pick-up, in the language of the reader. */
export interface PickupFact {
  readonly kind: 'place' | 'detail' | 'note';
  readonly name: PickupFieldName;
  readonly label: string;
  readonly value: string;
}

/** The details of a pick-up, with the name of a place that the owner has set up (`placeNameOf`). */
export type NamedPickup = Partial<PickupDetails> & { readonly placeName?: string | undefined };

/**
 * Returns what is known of a pick-up besides its time, which is told with the day: first the place, an address in its stead,
 * then the others in the order of the form. The field table is left out, which would make pages with a ticket heavier.
 * @param agency what stands for the place of a booking that names none
 */
export function pickupFacts(
  details: NamedPickup,
  format: Format,
  agency = format(PICKUP_PLACE_TEXT.agency),
): readonly PickupFact[] {
  const { pickupPlace = 'agency', pickupAddress, placeName } = details;
  const places: Readonly<Record<PickupPlace, string>> = {
    agency,
    airport: format(PICKUP_PLACE_TEXT.airport),
    address: pickupAddress ?? format(PICKUP_PLACE_TEXT.address),
  };
  const place = placeName ?? places[pickupPlace as PickupPlace] ?? agency;
  const values = { ...details, pickupPlace: place };
  return (Object.keys(PICKUP_LABELS) as PickupFieldName[]).flatMap((name) => {
    const value = values[name];
    if (!value || name === 'pickupTime' || name === 'pickupAddress') return [];
    const kind = name === 'pickupPlace' ? 'place' : name === 'note' ? 'note' : 'detail';
    return [{ kind, name, label: format(PICKUP_LABELS[name]), value }];
  });
}

/** Returns the facts of a pick-up, except for the note, in one line: "Marrakech Menara airport, flight AT 641". */
export function pickupLine(...[details, format, agency]: Parameters<typeof pickupFacts>): string {
  return pickupFacts(details, format, agency)
    .filter(({ kind }) => kind !== 'note')
    .map(({ name, value }) => (isDetail(name) ? format(PICKUP_DETAIL_TEXT[name], { value }) : value))
    .reduce((line, next) => format(PICKUP_LINE_TEXT.and, { line, next }));
}

function isDetail(name: PickupFieldName): name is keyof typeof PICKUP_DETAIL_TEXT {
  return name in PICKUP_DETAIL_TEXT;
}
