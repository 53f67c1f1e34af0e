import type { Car } from '../fleet/car-fields.ts';
import type { Extra } from './extra-fields.ts';
import type { LengthDiscount } from './length-discount-fields.ts';
import type { Place } from './place-fields.ts';
import type { PriceSeason } from './price-season-fields.ts';
import type { RentalTerms, RentalTermsOfClass } from './rental-terms-fields.ts';

/** All that the owner has set about prices (docs/rules.md#prices). */
export interface PriceRules {
  readonly seasons: readonly PriceSeason[];
  readonly lengthDiscounts: readonly LengthDiscount[];
  readonly extras: readonly Extra[];
  readonly places: readonly Place[];
  readonly terms: readonly RentalTermsOfClass[];
}

export const NO_PRICE_RULES: PriceRules = { seasons: [], lengthDiscounts: [], extras: [], places: [], terms: [] };

/** A season with what a day in it costs for one car. */
export interface CarSeason extends Omit<PriceSeason, 'prices' | 'percent'> {
  /** Per day; without it `percent` changes the car's price. */
  readonly price?: number;
  readonly percent?: number;
}

/** The rules of one car: with its price per day they make every quote. */
export interface CarRates {
  readonly seasons: readonly CarSeason[];
  readonly lengthDiscounts: readonly Omit<LengthDiscount, 'id'>[];
  /** Those that can be booked. */
  readonly extras: readonly Extra[];
  readonly places: readonly Place[];
  readonly terms: RentalTerms;
  /** What prices of a day are rounded to. */
  readonly priceStep: number;
}

/** The smallest amount, to which prices of a day are rounded when the owner sets nothing else. */
export const DEFAULT_PRICE_STEP = 0.01;

export const NO_CAR_RATES: CarRates = {
  seasons: [],
  lengthDiscounts: [],
  extras: [],
  places: [],
  terms: {},
  priceStep: DEFAULT_PRICE_STEP,
};

/** Returns the rules of one car: its own price in a season comes before that of its class, and that before the percentage. */
export function ratesOf(
  rules: PriceRules,
  { CarId, type }: Pick<Car, 'CarId' | 'type'>,
  priceStep: number = DEFAULT_PRICE_STEP,
): CarRates {
  const seasons = rules.seasons.map(({ prices = [], percent, ...season }): CarSeason => {
    const found =
      prices.find(({ carId }) => carId === CarId) ?? prices.find((price) => !price.carId && price.type === type);
    if (found) return { ...season, price: found.price };
    return percent === undefined ? season : { ...season, percent };
  });
  return {
    seasons,
    lengthDiscounts: rules.lengthDiscounts.map(({ fromDays, percent }) => ({ fromDays, percent })),
    extras: rules.extras.filter(({ active }) => active),
    places: rules.places,
    terms: termsOf(rules.terms, type),
    priceStep,
  };
}

/** Returns the terms of a class, or the default; what those of the class do not set stands in the default's. */
export function termsOf(terms: readonly RentalTermsOfClass[], type?: Car['type']): RentalTerms {
  const [fallback, own] = [undefined, type].map((wanted) => {
    const { id: _id, type: _type, ...found } = terms.find((one) => one.type === wanted) ?? { id: 0 };
    return found;
  });
  return { ...fallback, ...own };
}
