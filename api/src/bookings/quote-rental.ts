import { type BookingRequest, type CarRates, type Quote, type QuoteLine, quote } from 'shared-kit/domain';

/** What the price of a booking depends on, besides its car. */
export const PRICED_FIELDS = [
  'pickupDate',
  'dropoffDate',
  'pickupTime',
  'pickupPlace',
  'dropoffTime',
  'dropoffPlace',
  'extras',
  'youngDriver',
] as const satisfies readonly (keyof BookingRequest)[];

export type PricedRental = { readonly [Name in (typeof PRICED_FIELDS)[number]]?: BookingRequest[Name] | null } & Pick<
  BookingRequest,
  'pickupDate' | 'dropoffDate'
>;

export interface PriceTerms {
  /** Price of the car per day, in currency units. */
  readonly unitPrice: number;
  /** Without them nothing but the price per day counts. */
  readonly rates?: CarRates | undefined;
  /** Whether staff agreed on the price per day. */
  readonly isAgreedPrice?: boolean;
  /** Lines that staff wrote. */
  readonly adjustments?: readonly QuoteLine[];
}

/** Returns what a rental costs (docs/rules.md#price). All that the API books, changes or quotes gets its amounts here. */
export function quoteRental({ pickupDate, dropoffDate, ...choices }: PricedRental, terms: PriceTerms): Quote {
  return quote({
    ...terms,
    range: { from: pickupDate, to: dropoffDate },
    pickupTime: choices.pickupTime ?? undefined,
    pickupPlace: choices.pickupPlace ?? undefined,
    dropoffTime: choices.dropoffTime ?? undefined,
    dropoffPlace: choices.dropoffPlace ?? undefined,
    extras: choices.extras ?? undefined,
    youngDriver: choices.youngDriver ?? undefined,
  });
}
