import type { Car } from './car-fields.ts';

/** What visitors tell cars apart by (docs/rules.md#offers). */
type OfferFacts = Pick<Car, 'name' | 'type' | 'seats' | 'fuel' | 'transmission' | 'features' | 'price'>;

/** What customers made of cars: the shown reviews, absent while they are fewer than `MIN_SHOWN_REVIEWS` (docs/rules.md#reviews). */
export interface ReviewSummary {
  readonly count: number;
  /** Average of the stars, with one decimal. */
  readonly rating: number;
}

/** A car of the list, which stands for all free cars of its offer. */
export interface OfferedCar extends Car {
  /** For the days that were asked for, without extras and fees; absent without days. */
  readonly totalPrice?: number;
  /** Of the days that can be booked; absent with days, and where all days have the price of the car. */
  readonly dayPrices?: { readonly lowest: number; readonly highest: number };
  /** Absent when the car is the only one. */
  readonly offer?: {
    /** Number of free cars, this one included. */
    readonly free: number;
    /** Colours of the free cars as staff wrote them, each once. */
    readonly colours: readonly string[];
  };
  /** Of all cars of its offer. */
  readonly reviews?: ReviewSummary;
}

/** Returns whether visitors cannot tell two cars apart (docs/rules.md#offers): the column `offer` of the database. */
export function isSameOffer(one: OfferFacts, other: OfferFacts): boolean {
  return describeOffer(one) === describeOffer(other);
}

function describeOffer({ name, type, seats, fuel, transmission, features, price }: OfferFacts): string {
  return JSON.stringify([name, type, seats, fuel, transmission, [...features].sort(), price]);
}
