import type { Pagination } from '../fields/entity-fields.ts';
import type { DateRange } from '../time/date-range.ts';
import type { Car } from './car-fields.ts';
import type { OfferedCar, ReviewSummary } from './offer.ts';

/** `recommended` is the list's own order (docs/rules.md#order-of-the-list), by which ties of the others are sorted. */
export const FLEET_SORTS = ['recommended', 'price', '-price', '-seats'] as const;
export type FleetSort = (typeof FLEET_SORTS)[number];

export type CarType = Car['type'];
export type CarTransmission = Car['transmission'];
export type CarFuel = Car['fuel'];

/** Filters of the car list; a filter with several values matches any of them (docs/rules.md#choosing-a-car). */
export interface FleetFilters {
  readonly types?: readonly CarType[];
  readonly transmissions?: readonly CarTransmission[];
  readonly fuels?: readonly CarFuel[];
  readonly seats?: readonly number[];
  readonly fourByFour?: boolean;
  /** Maximum price per day, in currency units. */
  readonly maxPrice?: number;
}

export interface FleetQuery extends FleetFilters {
  /** Only the offer of this car. */
  readonly carId?: string;
  /** Offers without a car that is free on each of these days are left out. */
  readonly range?: DateRange;
  readonly sort?: FleetSort;
  /** From 1. */
  readonly page?: number;
  /** 0 to 100, 24 by default; 0 for the counts only. */
  readonly size?: number;
}

export interface FacetCount<Value> {
  readonly value: Value;
  readonly count: number;
}

/**
 * Number of offers for each value of a filter, with the other filters unchanged. Contains the values of all cars on sale,
 * with 0 if no car is free on the dates.
 */
export interface FleetFacets {
  readonly type: readonly FacetCount<CarType>[];
  readonly transmission: readonly FacetCount<CarTransmission>[];
  readonly fuel: readonly FacetCount<CarFuel>[];
  readonly seats: readonly FacetCount<number>[];
  readonly fourByFour: number;
}

export interface FleetPage {
  /** The first free car of each offer. */
  readonly cars: readonly OfferedCar[];
  /** Counts offers. */
  readonly pagination: Pagination;
  readonly facets: FleetFacets;
  /** Per day, of the cars that match all filters but the price, without dates of the days that can be booked; absent if no car matches. */
  readonly prices?: { readonly lowest: number; readonly highest: number };
  /** Of the offer of the car that was asked for; without car and days of the whole fleet. */
  readonly reviews?: ReviewSummary;
}

/** Alternatives to dates that are not available (docs/rules.md#alternatives). */
export interface Alternatives {
  /** Free ranges of the same length, the nearest first. */
  readonly windows: readonly DateRange[];
  /** Similar cars that are free on the requested days, the most similar first, one of each offer. */
  readonly cars: readonly Omit<OfferedCar, 'offer'>[];
}

export interface AlternativesQuery {
  readonly carId?: string;
  readonly range: DateRange;
  readonly filters?: FleetFilters;
}
