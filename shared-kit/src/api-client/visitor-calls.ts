import type { DateRange, OfferRequest, StaffBookingOptions } from '../domain/index.ts';
import type { EntitySearch, SearchResult } from './entity-search.ts';
import { createFleetClient, type FleetClient } from './fleet.ts';
import { createMyBookingsClient, type MyBookingsClient } from './my-bookings.ts';
import { readList } from './read-list.ts';
import { createReviewsClient, type ReviewsClient } from './reviews.ts';
import type { Transport } from './transport.ts';
import { type EntityMap, type EntityName, readEntity, readPagination, writeEntity } from './wire-format.ts';

/** Calls for visitors' pages (docs/rules.md#entity-calls). All of them throw `ApiError`. */
export interface VisitorCalls extends FleetClient {
  /** Ends the session on the server and clears its cookie. Never rejects, so that signing out works offline, too. */
  logout(): Promise<void>;
  getEntity<Name extends EntityName>(entity: Name, id: string | number): Promise<EntityMap[Name]>;
  searchEntities<Name extends EntityName, Field extends keyof EntityMap[Name] & string>(
    search: EntitySearch<Name, Field>,
  ): Promise<SearchResult<Pick<EntityMap[Name], Field>>>;
  /** @param staff for staff only: the rules of their bookings hold */
  createBooking(booking: OfferRequest, staff?: StaffBookingOptions): Promise<EntityMap['CarsBooking']>;
  /**
   * Returns the ids of the cars that are not free on every day of the range.
   * @param except id of a booking that counts as free
   */
  findUnavailableCars(range: DateRange, except?: number): Promise<readonly string[]>;
  readonly myBookings: MyBookingsClient;
  readonly reviews: ReviewsClient;
  /** The default query: GET of the key's segments joined with slashes. @throws Error `401: text` */
  fetchQuery(key: string | readonly (string | number)[]): Promise<unknown>;
}

export function createVisitorCalls(transport: Transport): VisitorCalls {
  const { send, request } = transport;
  return {
    async logout() {
      await send('/api/auth/logout', { method: 'POST' }).catch(() => undefined);
    },

    async getEntity(entity, id) {
      return readEntity(entity, await request(`/api/entities/${entity}/${encodeURIComponent(id)}`));
    },

    async searchEntities(search) {
      const answer = await request(`/api/entities/${search.entity}/search`, { method: 'POST', body: search });
      return {
        data: readList(answer).map((row) => readEntity(search.entity, row, search.fields)),
        ...(search.pagination && { pagination: readPagination((answer as { pagination?: unknown }).pagination) }),
      };
    },

    async createBooking(booking, staff) {
      const body = { ...writeEntity('CarsBooking', booking), ...(staff && { staff }) };
      const answer = await request('/api/entities/CarsBooking', { method: 'POST', body });
      return readEntity('CarsBooking', readList(answer)[0]);
    },

    async findUnavailableCars({ from, to }, except) {
      const query = new URLSearchParams({ from, to, ...(except !== undefined && { except: String(except) }) });
      const answer = await request(`/api/availability?${query}`);
      return readList(answer).map((row) => (row as { carId: string }).carId);
    },

    ...createFleetClient(transport),
    myBookings: createMyBookingsClient(transport),
    reviews: createReviewsClient(transport),

    async fetchQuery(key) {
      const response = await send(typeof key === 'string' ? key : key.join('/'));
      if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
      return response.json();
    },
  };
}
