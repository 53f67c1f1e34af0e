import {
  type Alternatives,
  type AlternativesQuery,
  type CarRates,
  type DateRange,
  type Extra,
  type FleetFilters,
  type FleetPage,
  type FleetQuery,
  type OfferedCar,
  parseDateRange,
} from '../domain/index.ts';
import { readList } from './read-list.ts';
import type { Transport } from './transport.ts';
import { readEntity, readPagination } from './wire-format.ts';

/** Calls about the list of cars; all of them throw `ApiError`. */
export interface FleetClient {
  /** Returns a page of the offers that match, each as its first free car, and how many each filter would leave. */
  searchFleet(query: FleetQuery): Promise<FleetPage>;
  /**
   * Returns the rules that make the quotes of a car; without a car, places and default terms only.
   * @param range days for which each extra tells what is left of it
   */
  getRates(carId?: string, range?: DateRange): Promise<OfferedRates>;
  /** Returns alternatives to days that are not available. */
  findAlternatives(query: AlternativesQuery): Promise<Alternatives>;
  /** Moves a car in the list's own order, for staff. @param before the car that follows it; null for the end */
  moveCar(carId: string, before: string | null): Promise<void>;
}

/** The rules of a car, with how many pieces of each extra with a stock can be booked on the days that were asked for. */
export interface OfferedRates extends CarRates {
  /** Of the rules; 0 when the owner never set any. */
  readonly version?: number;
  readonly extras: readonly (Extra & { readonly left?: number })[];
}

export function createFleetClient({ request }: Transport): FleetClient {
  return {
    async searchFleet(query) {
      const { carId, range, sort, page, size } = query;
      const parameters = write({ carId, from: range?.from, to: range?.to, ...filtersOf(query), sort, page, size });
      const answer = (await request(`/api/fleet?${parameters}`)) as Record<'pagination' | 'facets' | 'prices', unknown>;
      const { facets, prices, reviews } = answer as Pick<FleetPage, 'facets' | 'prices' | 'reviews'>;
      if (!facets || !Array.isArray(facets.type)) throw new TypeError('The response has no facets');
      return {
        cars: readList(answer).map(readOfferedCar),
        pagination: readPagination(answer.pagination),
        facets,
        ...(prices && { prices }),
        ...(reviews && { reviews }),
      };
    },

    async getRates(carId, range) {
      const answer = await request(`/api/rates?${write({ carId, ...range })}`);
      const [rates] = readList(answer);
      return { ...(rates as OfferedRates), version: (answer as { version: number }).version };
    },

    async findAlternatives({ carId, range, filters = {} }) {
      const parameters = write({ carId, from: range.from, to: range.to, ...filtersOf(filters) });
      const [found] = readList(await request(`/api/alternatives?${parameters}`));
      const { windows = [], cars = [] } = (found ?? {}) as {
        windows?: readonly DateRange[];
        cars?: readonly unknown[];
      };
      return {
        windows: windows.flatMap(({ from, to }) => parseDateRange(from, to) ?? []),
        cars: cars.map(readOfferedCar),
      };
    },

    async moveCar(carId, before) {
      await request('/api/fleet/order', { method: 'PUT', body: { carId, before } });
    },
  };
}

/** @throws TypeError for an incomplete offer */
function readOfferedCar(wire: unknown): OfferedCar {
  const car: OfferedCar = readEntity('Cars', wire);
  const { offer } = car;
  if (offer && (typeof offer.free !== 'number' || !Array.isArray(offer.colours)))
    throw new TypeError('Cars.offer: expected a number and a list');
  return car;
}

function filtersOf({ types, transmissions, fuels, seats, fourByFour, maxPrice }: FleetFilters) {
  return {
    type: types,
    transmission: transmissions,
    fuel: fuels,
    seats,
    fourByFour: fourByFour || undefined,
    maxPrice,
  };
}

/** Writes a query: a list as a repeated parameter, nothing for undefined. */
function write(parameters: Readonly<Record<string, unknown>>): URLSearchParams {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => [name, String(one)]),
  );
  return new URLSearchParams(pairs);
}
